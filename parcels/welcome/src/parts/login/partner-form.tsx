import { useState, type SubmitEvent } from 'react';
import type { TokenLoginRequest } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';

import styles from '../forms.module.css';
import { LoginSubmit } from './login-submit.tsx';
import type { Login } from './use-login.ts';

interface PartnerFormProps {
  readonly login: Login;
  readonly token: TokenLoginRequest;
}

/**
 * The way in by a partner's link (S7-33): the visitor's own press, for a link may be a stranger's that would sign them in
 * to an account of his. Gone once its token was refused.
 */
export function PartnerForm({ login, token }: PartnerFormProps) {
  const t = useT('welcome');
  const [isOver, setIsOver] = useState(false);
  if (!isOver && login.state.message?.problem.code === 'PARTNER_TOKEN_INVALID') setIsOver(true);
  if (isOver) return null;
  const partner = token.method_id;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void login.send('token', token);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} data-testid="partner-form">
      <p className={styles.note}>{t('login.partner.text', { partner })}</p>
      <LoginSubmit state={login.state} missing={null} label={t('login.partner.submit', { partner })} />
    </form>
  );
}
