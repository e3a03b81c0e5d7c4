import { useEffect, useState, type ReactNode } from 'react';
import type { RegistrationTerms } from '@paddock/contract';
import type { RegistrationCodeView } from '@paddock/contract/schemas';
import { navigate, serverNowMs, type SignInResult } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Tabs } from '@paddock/styleguide';

import { forgetDraft, keepDraft, keptDraft } from '../../model/kept-draft.ts';
import {
  EMPTY_DRAFT,
  phoneOf,
  type FormKind,
  type RegistrationDraft,
} from '../../model/registration-form.ts';
import { noteRegistered } from '../../model/registration-record.ts';
import { registrationStep } from '../../model/registration-step.ts';
import { USUAL_MIN_AGE, type Country } from '../country-fields.tsx';
import { RegistrationForm } from '../registration-form.tsx';
import { Agreement } from './agreement.tsx';
import { CodeStep } from './code-step.tsx';
import { Credentials } from './credentials.tsx';
import { RegistrationClosing } from './registration-closing.tsx';
import styles from './registration.module.css';
import type { Made } from './show-once-more.ts';
import { useAgreement } from './use-agreement.ts';
import { useBonusOffer } from './use-bonus-offer.ts';
import { useCallCounter } from './use-call-counter.ts';
import { usePhoneData } from '../phone/use-phone-data.ts';

interface RegistrationFlowProps {
  readonly place: 'page' | 'dialog';
  /** The form to begin with, where the site offers it. */
  readonly kind?: string | undefined;
  /** From the address that led here. */
  readonly refCode?: string | undefined;
  readonly promoCode?: string | undefined;
  /** The new player is signed in, and has kept what there was to keep. */
  readonly onRegistered: () => void;
  /** The flow goes on elsewhere. */
  readonly onLeave?: () => void;
  /** The way to sign in instead, and other ways to register; gone once there is an account. */
  readonly signIn: ReactNode;
  readonly other: ReactNode;
}

/** Told to whoever listens on the page where a site wants a deposit form instead of a registration form (S4-05). */
export const DEPOSIT_EVENT = 'paddock:deposit-modal';

const SHORT_FORM: RegistrationTerms = {
  kinds: ['email'],
  emailProof: 'later',
  start: 'modal',
  agreement: false,
  bonuses: [],
};

const isForm = (kind: string): kind is FormKind => kind !== 'social';
/** Registering from the first question to the account: agreement, form, code, what is to be kept (S4-05). */
export function RegistrationFlow(props: RegistrationFlowProps) {
  const { place, kind, refCode, promoCode, onRegistered, onLeave, signIn, other } = props;
  const terms = useSiteConfig((config) => config.registration) ?? SHORT_FORM;
  const { accepted, accept } = useAgreement();
  const step = registrationStep(terms, { accepted, onPage: place === 'page' });
  const path = step.kind === 'page' ? step.path : null;
  const isEvent = step.kind === 'deposit-event';

  useEffect(() => {
    if (path === null && !isEvent) return;
    onLeave?.();
    if (path === null) window.dispatchEvent(new CustomEvent(DEPOSIT_EVENT));
    else navigate(path);
  }, [path, isEvent, onLeave]);

  if (step.kind === 'agreement') return <Agreement onAccept={accept} />;
  if (step.kind !== 'form') return null;
  return <Forms terms={terms} {...{ place, kind, refCode, promoCode, onRegistered, signIn, other }} />;
}

interface FormsProps extends Omit<RegistrationFlowProps, 'onLeave'> {
  readonly terms: RegistrationTerms;
}

function Forms(props: FormsProps) {
  const { terms, place, kind: wanted, refCode, promoCode = '', onRegistered, signIn, other } = props;
  const t = useT('welcome');
  const language = useLanguage();
  const kinds = terms.kinds.filter(isForm);
  const [kind, setKind] = useState<FormKind>(() => firstKind(kinds, wanted));
  const usual = useSiteConfig((config) => config.geoCurrencyCode) ?? '';
  const [draft, setDraft] = useState<RegistrationDraft>(
    () => keptDraft()?.draft ?? { ...EMPTY_DRAFT, promoCode, currency: usual },
  );
  const [sent, setSent] = useState<RegistrationCodeView | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [country, setCountry] = useState<Country | null>(null);
  const phones = usePhoneData(kind === 'phone' || kind === 'full');
  const offer = useBonusOffer(terms.bonuses, draft.currency);
  const callingCode = phones.countryOf(draft.phoneCountryId || draft.countryId)?.tel_code;
  const input = {
    kind,
    draft,
    surroundings: { language, refCode, callingCode, asksBonus: offer !== null },
  };
  useCallCounter(place, kind);

  function finish(done: Extract<SignInResult, { readonly ok: true }>): void {
    forgetDraft();
    const { currency, countryId, promoCode: promo } = draft;
    noteRegistered(serverNowMs(), {
      kind,
      currency,
      countryId: Number(countryId),
      countryCode: country?.code,
      promoCode: promo,
    });
    if (done.userId === undefined || done.number === undefined || done.password === undefined) onRegistered();
    else setMade({ number: done.number, password: done.password });
  }

  if (made !== null) return <Credentials {...made} onContinue={onRegistered} />;
  if (sent !== null) {
    return (
      <>
        <RegistrationClosing />
        <CodeStep
          key={sent.code_id}
          input={input}
          to={kind === 'phone' ? phoneOf(draft, input.surroundings) : draft.email.trim()}
          sent={sent}
          onSent={setSent}
          onBack={() => setSent(null)}
          onRegistered={finish}
        />
      </>
    );
  }
  return (
    <>
      <RegistrationClosing />
      <p className={styles.signIn}>
        {t('registration.haveAccount')} {signIn}
      </p>
      {kinds.length > 1 && (
        <Tabs
          className={styles.kinds}
          label={t('registration.kinds.label')}
          items={kinds.map((id) => ({ id, label: t(`registration.kinds.${id}`) }))}
          value={kind}
          onValueChange={(id) => setKind(firstKind(kinds, id))}
        />
      )}
      <RegistrationForm
        key={kind}
        {...input}
        phones={phones}
        minAge={country?.min_age ?? USUAL_MIN_AGE}
        bonuses={terms.bonuses}
        offer={offer}
        needsCode={kind === 'phone' || (kind !== 'one-click' && terms.emailProof === 'first')}
        onChange={(part) => {
          const next = { ...draft, ...part };
          setDraft(next);
          keepDraft(kind, next);
        }}
        onCountry={setCountry}
        onCodeSent={setSent}
        onRegistered={finish}
      />
      {other}
    </>
  );
}

/** The kind asked for, the one that was begun, or the first that is offered. */
function firstKind(kinds: readonly FormKind[], wanted: string | undefined): FormKind {
  const begun = keptDraft()?.kind;
  return kinds.find((kind) => kind === wanted) ?? kinds.find((kind) => kind === begun) ?? kinds[0] ?? 'email';
}
