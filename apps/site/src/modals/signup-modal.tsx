import { Button, Dialog, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useLogin } from '../containers/use-login.ts';
import { useRegister } from '../containers/use-register.ts';
import { LoginForm } from '../screens/login-form/login-form.tsx';
import { RegisterForm } from '../screens/register-form/register-form.tsx';
import { useToast } from '../state/toasts.ts';
import type { ModalControls } from './registry.ts';

/** Signing up, or logging in, without leaving the page. Resolves with true once there is an account. */
const SignupModal = ({ close }: ModalControls) => {
  const { t } = useTexts('site');
  const toast = useToast();
  const [isLogin, setIsLogin] = useState(false);
  const login = useLogin(() => close(true));
  const register = useRegister((name) => {
    toast({ appearance: 'success', content: t('auth.welcome', { name }) });
    close(true);
  });
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={() => close(false)}
      title={t(isLogin ? 'auth.loginTitle' : 'auth.registerTitle')}
      {...(isLogin ? {} : { description: t('auth.registerWhy') })}
      footer={
        <Button variant="ghost" block onClick={() => setIsLogin(!isLogin)}>
          {t(isLogin ? 'auth.noAccount' : 'auth.haveAccount')} {t(isLogin ? 'auth.register' : 'auth.login')}
        </Button>
      }
    >
      {isLogin ? <LoginForm {...login} /> : <RegisterForm {...register} />}
    </Dialog>
  );
};

export default SignupModal;
