import { countryName, displayPublicNumber, protectionWord } from '@paddock/contract';
import { hrefFor, type Profile } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  classNames,
  Panel,
  SectionHeader,
  SummaryList,
  TextLink,
  type BadgeTone,
} from '@paddock/styleguide';

import styles from './person.module.css';
import { PROTECTION_TONES } from './protection-tones.ts';

/** Which of the two addresses each activation type confirms (S3-20). */
const CONFIRMS = { 0: [], 1: ['email'], 2: ['email', 'phone'], 3: ['phone'] } as const satisfies Record<
  Profile['activation_type'],
  readonly ('email' | 'phone')[]
>;
/** `verification_status` of a player who is verified (S3-23). */
const VERIFIED = 4;

/** Who the player is to us, how well the account is kept, and where each can be changed (S3-19 to S3-23). */
export function AccountFacts({ profile }: { readonly profile: Profile }) {
  const t = useT('office');
  const format = useFormat();
  const country = useCountryName(profile.user_country_code);
  const { name, surname } = profile.user_data;
  const fullName = [name, surname].filter((part) => part !== null).join(' ');
  const word = protectionWord(profile.protection_level);
  const isVerified = profile.verification_status === VERIFIED;
  return (
    <Panel bleed>
      <SectionHeader
        title={t('facts.title')}
        actions={<TextLink href={hrefFor('/office/account/edit')}>{t('facts.edit')}</TextLink>}
      />
      <div className={classNames(styles.form, styles.fields)}>
        <SummaryList
          className={styles.facts}
          lines={[
            { id: 'id', label: t('facts.number'), value: displayPublicNumber(profile.user_number) },
            { id: 'name', label: t('facts.name'), value: <bdi>{fullName || t('facts.unknown')}</bdi> },
            {
              id: 'email',
              label: t('facts.email'),
              value: (
                <Contact
                  text={profile.user_email}
                  confirmed={isConfirmed(profile, 'email')}
                  confirmHref={hrefFor('/user/accountverify')}
                />
              ),
            },
            {
              id: 'phone',
              label: t('facts.phone'),
              value: (
                <Contact
                  text={`${profile.phone_code} ${profile.phone_number}`.trim()}
                  confirmed={isConfirmed(profile, 'phone')}
                />
              ),
            },
            { id: 'country', label: t('facts.country'), value: country },
          ]}
        />
        <SummaryList
          className={styles.facts}
          lines={[
            { id: 'since', label: t('facts.since'), value: format.date(profile.registered_at_ms) },
            {
              id: 'verified',
              label: t('facts.verification'),
              value: (
                <State
                  tone={isVerified ? 'positive' : 'neutral'}
                  text={t(`facts.${isVerified ? 'verified' : 'notVerified'}`)}
                />
              ),
            },
            {
              id: 'protection',
              label: t('facts.protection'),
              value:
                word === null ? (
                  t('facts.unknown')
                ) : (
                  <State tone={PROTECTION_TONES[word]} text={t(`facts.protectionIs.${word}`)} />
                ),
            },
            {
              id: 'password',
              label: t('facts.password'),
              value: t('facts.days', { count: profile.changed_pass_day_count }),
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function isConfirmed({ activation_type: type }: Profile, contact: 'email' | 'phone'): boolean {
  return CONFIRMS[type].some((each) => each === contact);
}

function State({ tone, text }: { readonly tone: BadgeTone; readonly text: string }) {
  return <Badge tone={tone}>{text}</Badge>;
}

interface ContactProps {
  readonly text: string;
  readonly confirmed: boolean;
  /** Where it is confirmed. */
  readonly confirmHref?: string;
}

/** An address, and whether it is known to be the player's. */
function Contact({ text, confirmed, confirmHref }: ContactProps) {
  const t = useT('office');
  if (text === '') return t('facts.unknown');
  return (
    <>
      <bdi>{text}</bdi> {confirmed && <Badge tone="positive">{t('facts.confirmed')}</Badge>}
      {!confirmed && confirmHref !== undefined && (
        <TextLink href={confirmHref}>{t('facts.confirm')}</TextLink>
      )}
    </>
  );
}

function useCountryName(code: string): string {
  return countryName(code, useLanguage()) ?? code;
}
