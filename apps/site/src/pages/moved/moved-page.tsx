import { Navigate, useLocation } from 'react-router';
import { movedTo } from '../../shell/routes/moved-pages.ts';

export const MovedPage = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={`${movedTo(pathname) ?? '/'}${search}${hash}`} />;
};
