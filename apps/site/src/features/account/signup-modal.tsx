import { LoginForm, RegisterForm } from '@footlight/site-widgets';
import { Button, Dialog, useTexts } from '@footlight/ui';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useLogin } from './use-login.ts';
import { useRegister } from './use-register.ts';

/** Sign-up or login without leaving the page. Resolves with true after either. */
const SignupModal = ({ isForced = false, close }: ModalProps<'signup'>) => {
  const { t } = useTexts(['account', 'common']);
  const toast = useToast();
  const modals = useModals();
  const [isLogin, setIsLogin] = useState(false);
  const login = useLogin(() => close());
  const register = useRegister((name) => {
    toast({ appearance: 'success', content: t('welcome', { name }) });
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
      title={t(isLogin ? 'loginTitle' : 'registerTitle')}
      {...(isLogin ? {} : { description: t('registerWhy') })}
      footer={
        <Button variant="ghost" block onClick={() => setIsLogin(!isLogin)}>
          {t(isLogin ? 'noAccount' : 'haveAccount')} {t(isLogin ? 'register' : 'common:login')}
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
