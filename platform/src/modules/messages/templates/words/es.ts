import type { CodePurpose } from '../code.ts';
import { durationOf } from '../duration.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'para activar tu cuenta',
  'reset-password': 'para una contraseña nueva',
  'bind-phone': 'para vincular este teléfono a tu cuenta',
  'confirm-email': 'para confirmar este correo',
  'sign-in': 'para iniciar sesión',
  'two-step': 'para terminar de iniciar sesión',
  'confirm-sign-in': 'para confirmar que inicias sesión',
  register: 'para registrarte',
  'change-security': 'para cambiar tus ajustes de seguridad',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'se cambió',
  reset: 'se restableció',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'Se activó la verificación en dos pasos',
  'two-factor-off': 'Se desactivó la verificación en dos pasos',
  'recovery-codes-made': 'Se crearon códigos de recuperación nuevos',
  'recovery-code-used': 'Se usó un código de recuperación',
  'passkey-added': 'Se añadió una llave de acceso',
  'passkey-removed': 'Se eliminó una llave de acceso',
  'passkey-copied': 'Se rechazó una llave de acceso porque quizá la copiaron. Elimínala',
  'phone-bound': 'Se vinculó un número de teléfono',
  'phone-removed': 'Se desvinculó el número de teléfono',
  'email-changed': 'Se cambió la dirección de correo',
  'email-auth-on': 'Se activaron los códigos por correo',
  'email-auth-off': 'Se desactivaron los códigos por correo',
  'question-set': 'Se fijó la pregunta de seguridad',
  'question-removed': 'Se quitó la pregunta de seguridad',
  'social-linked': 'Se vinculó una cuenta de otra compañía',
  'social-unlinked': 'Se desvinculó una cuenta de otra compañía',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'Hemos respondido tu consulta',
  asks: 'Necesitamos tu respuesta para seguir',
  closed: 'Hemos cerrado tu consulta',
};

const NEVER_ASKED = 'Nunca pedimos una contraseña ni un código en un mensaje.';

export const SPANISH: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: tu código ${PURPOSES[purpose]} en ${name}`,
    lines: [
      `${code} es tu código ${PURPOSES[purpose]} en ${name}. Sirve durante ${durationOf(minutes, 'minute', 'es')}.`,
    ],
    footnote: 'No le digas el código a nadie, ni siquiera a nosotros. Si no lo pediste, no hagas nada.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'Leer más' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `Confirma tu correo en ${name}`,
    lines: [
      ...(isFirst ? [`Te damos la bienvenida a ${name}.`] : []),
      `Confirma que esta dirección es tuya. El enlace sirve una sola vez y durante ${durationOf(hours, 'hour', 'es')}.`,
    ],
    link: 'Confirmar correo',
    footnote:
      'Si no tienes una cuenta con nosotros, no hagas nada: sin este enlace la dirección no se confirma.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `Contraseña nueva en ${name}`,
    lines: [
      `Alguien, esperamos que tú, pidió una contraseña nueva en ${name}.`,
      `El enlace sirve una sola vez y durante ${durationOf(minutes, 'minute', 'es')}.`,
    ],
    link: 'Crear una contraseña nueva',
    footnote: 'Si no la pediste, no hagas nada: tu contraseña sigue igual.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `Tu contraseña ${PASSWORD[how]} en ${name}`,
    lines: [
      `La contraseña de tu cuenta en ${name} ${PASSWORD[how]}. Se cerró la sesión en los demás dispositivos.`,
      'Si fuiste tú, no hay nada que hacer. Si no, crea ahora una contraseña nueva y escribe a soporte.',
    ],
    link: 'Crear una contraseña nueva',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} – ${name}`,
    lines: [
      `${SECURITY[kind]}. Se trata de tu cuenta en ${name}.`,
      `Cuándo: ${momentOf(atMs, 'es')}`,
      ...(device === '' ? [] : [`Dispositivo: ${device}`]),
      'Si fuiste tú, no hay nada que hacer. Si no, cambia ahora tu contraseña y revisa tu página de seguridad.',
    ],
    link: 'Abrir la página de seguridad',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `Nuevo inicio de sesión en tu cuenta en ${name}`,
    lines: [
      `Alguien inició sesión en tu cuenta en ${name} desde un dispositivo que no se había usado antes.`,
      `Cuándo: ${momentOf(atMs, 'es')}`,
      `Dispositivo: ${device === '' ? 'desconocido' : device}`,
      `Red: ${address}`,
      'Si fuiste tú, no hay nada que hacer. Si no, cierra la sesión de ese dispositivo y cambia ahora tu contraseña.',
    ],
    link: 'Ver tus dispositivos',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} – ${name}`,
    lines: [`${REQUEST[step]}: consulta n.º ${requestId} en ${name}.`],
    link: 'Leer',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `Hemos respondido a tu idea – ${name}`,
    lines: [`Gracias por tu idea n.º ${ideaId}. Hemos escrito qué será de ella.`],
    link: 'Leer',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `Hemos respondido a tu apelación – ${name}`,
    lines: [
      'Nos escribiste que no deberías tener el acceso bloqueado. Esta es nuestra respuesta:',
      ...answer.split('\n'),
    ],
    link: 'Tus apelaciones',
    footnote: NEVER_ASKED,
  }),
};
