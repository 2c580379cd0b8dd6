import { Button, Dialog, useTexts } from '@footlight/ui';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { LoginForm } from './login-form/login-form.tsx';
import { RegisterForm } from './register-form/register-form.tsx';
import { useLogin } from './use-login.ts';
import { useRegister } from './use-register.ts';

/** Sign-up or login without leaving the page. Resolves with true after either. */
const SignupModal = ({ isForced = false, close }: ModalProps<'signup'>) => {
  const { t } = useTexts('site');
  const toast = useToast();
  const modals = useModals();
  const [isLogin, setIsLogin] = useState(false);
  const login = useLogin(() => close());
  const register = useRegister((name) => {
    toast({ appearance: 'success', content: t('auth.welcome', { name }) });
    close();
  });
  const onForgot = () => {
    close();
    void modals.open('forgot_password', {});
  };
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      dismissible={!isForced}
      onClose={() => close()}
      title={t(isLogin ? 'auth.loginTitle' : 'auth.registerTitle')}
      {...(isLogin ? {} : { description: t('auth.registerWhy') })}
      footer={
        <Button variant="ghost" block onClick={() => setIsLogin(!isLogin)}>
          {t(isLogin ? 'auth.noAccount' : 'auth.haveAccount')} {t(isLogin ? 'auth.register' : 'auth.login')}
        </Button>
      }
    >
      {isLogin ? (
        <LoginForm {...login} {...(isForced ? {} : { onForgot })} />
      ) : (
        <RegisterForm {...register} />
      )}
    </Dialog>
  );
};

export default SignupModal;
