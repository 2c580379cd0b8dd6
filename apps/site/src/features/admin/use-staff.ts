import { hasRight, type StaffRight, type StaffRole, staffRoleOf } from '@footlight/contract';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

export interface Staff {
  /** False until the session is loaded. */
  isKnown: boolean;
  /** Null for everybody who is not staff. */
  role: StaffRole | null;
  may(right: StaffRight): boolean;
}

/** The visitor's role on the staff. It only decides what the pages show; the platform checks every call. */
export const useStaff = (): Staff => {
  const { data, isLoggedIn } = useCurrentUser();
  const role = data && isLoggedIn ? staffRoleOf({ ...data.user, roles: data.user.user_roles }) : null;
  return { isKnown: data !== undefined, role, may: (right) => hasRight(role, right) };
};
