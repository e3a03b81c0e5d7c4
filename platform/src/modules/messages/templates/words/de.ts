import type { CodePurpose } from '../code.ts';
import { durationOf } from '../duration.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'zum Aktivieren deines Kontos',
  'reset-password': 'für ein neues Passwort',
  'bind-phone': 'zum Verbinden dieses Telefons mit deinem Konto',
  'confirm-email': 'zum Bestätigen dieser E-Mail-Adresse',
  'sign-in': 'zum Anmelden',
  'two-step': 'für den zweiten Schritt der Anmeldung',
  'confirm-sign-in': 'zum Bestätigen deiner Anmeldung',
  register: 'zum Registrieren',
  'change-security': 'zum Ändern deiner Sicherheitseinstellungen',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'geändert',
  reset: 'neu festgelegt',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'Die Zwei-Faktor-Anmeldung wurde eingeschaltet',
  'two-factor-off': 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
  'recovery-codes-made': 'Neue Wiederherstellungscodes wurden erstellt',
  'recovery-code-used': 'Ein Wiederherstellungscode wurde genutzt',
  'passkey-added': 'Ein Passkey wurde hinzugefügt',
  'passkey-removed': 'Ein Passkey wurde gelöscht',
  'passkey-copied': 'Ein Passkey wurde abgelehnt, weil er vielleicht kopiert wurde. Lösche ihn',
  'phone-bound': 'Eine Telefonnummer wurde verbunden',
  'phone-removed': 'Die Telefonnummer wurde getrennt',
  'email-changed': 'Die E-Mail-Adresse wurde geändert',
  'email-auth-on': 'Codes per E-Mail wurden eingeschaltet',
  'email-auth-off': 'Codes per E-Mail wurden ausgeschaltet',
  'question-set': 'Die Sicherheitsfrage wurde festgelegt',
  'question-removed': 'Die Sicherheitsfrage wurde entfernt',
  'social-linked': 'Ein Konto eines anderen Anbieters wurde verknüpft',
  'social-unlinked': 'Ein Konto eines anderen Anbieters wurde getrennt',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'Wir haben deine Anfrage beantwortet',
  asks: 'Wir brauchen deine Antwort, um weiterzumachen',
  closed: 'Wir haben deine Anfrage geschlossen',
};

const NEVER_ASKED = 'Wir fragen in Nachrichten nie nach einem Passwort oder einem Code.';

export const GERMAN: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: dein Code ${PURPOSES[purpose]} bei ${name}`,
    lines: [
      `${code} ist dein Code ${PURPOSES[purpose]} bei ${name}. Er gilt ${durationOf(minutes, 'minute', 'de')}.`,
    ],
    footnote: 'Gib den Code niemandem, auch uns nicht. Wenn du ihn nicht angefordert hast, tu nichts.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'Mehr dazu' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `Bestätige deine E-Mail-Adresse bei ${name}`,
    lines: [
      ...(isFirst ? [`Willkommen bei ${name}.`] : []),
      `Bestätige, dass diese Adresse dir gehört. Der Link gilt einmal und ${durationOf(hours, 'hour', 'de')} lang.`,
    ],
    link: 'E-Mail-Adresse bestätigen',
    footnote:
      'Wenn du kein Konto bei uns hast, tu nichts: Ohne diesen Link wird die Adresse nicht bestätigt.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `Neues Passwort bei ${name}`,
    lines: [
      `Jemand, hoffentlich du, hat ein neues Passwort bei ${name} angefordert.`,
      `Der Link gilt einmal und ${durationOf(minutes, 'minute', 'de')} lang.`,
    ],
    link: 'Neues Passwort festlegen',
    footnote: 'Wenn du keines angefordert hast, tu nichts: Dein Passwort bleibt, wie es ist.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `Dein Passwort bei ${name} wurde ${PASSWORD[how]}`,
    lines: [
      `Das Passwort deines Kontos bei ${name} wurde ${PASSWORD[how]}. Andere Geräte wurden abgemeldet.`,
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, lege sofort ein neues Passwort fest und schreibe dem Support.',
    ],
    link: 'Neues Passwort festlegen',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} – ${name}`,
    lines: [
      `${SECURITY[kind]}. Es geht um dein Konto bei ${name}.`,
      `Wann: ${momentOf(atMs, 'de')}`,
      ...(device === '' ? [] : [`Gerät: ${device}`]),
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere sofort dein Passwort und prüfe deine Sicherheitsseite.',
    ],
    link: 'Sicherheitsseite öffnen',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `Neue Anmeldung in deinem Konto bei ${name}`,
    lines: [
      `Jemand hat sich in deinem Konto bei ${name} mit einem Gerät angemeldet, das dort noch nie benutzt wurde.`,
      `Wann: ${momentOf(atMs, 'de')}`,
      `Gerät: ${device === '' ? 'unbekannt' : device}`,
      `Netz: ${address}`,
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, melde das Gerät ab und ändere sofort dein Passwort.',
    ],
    link: 'Deine Geräte ansehen',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} – ${name}`,
    lines: [`${REQUEST[step]}: Anfrage Nr. ${requestId} bei ${name}.`],
    link: 'Lesen',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `Wir haben auf deine Idee geantwortet – ${name}`,
    lines: [`Danke für deine Idee Nr. ${ideaId}. Wir haben geschrieben, was daraus wird.`],
    link: 'Lesen',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `Wir haben deinen Einspruch beantwortet – ${name}`,
    lines: [
      'Du hast uns geschrieben, dass du zu Unrecht ausgesperrt bist. Das ist unsere Antwort:',
      ...answer.split('\n'),
    ],
    link: 'Deine Einsprüche',
    footnote: NEVER_ASKED,
  }),
};
