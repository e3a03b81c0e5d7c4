import type { CodePurpose } from '../code.ts';
import { durationOf } from '../duration.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'لتفعيل حسابك',
  'reset-password': 'لتعيين كلمة مرور جديدة',
  'bind-phone': 'لربط هذا الهاتف بحسابك',
  'confirm-email': 'لتأكيد هذا البريد الإلكتروني',
  'sign-in': 'لتسجيل الدخول',
  'two-step': 'لإتمام تسجيل الدخول',
  'confirm-sign-in': 'لتأكيد تسجيل دخولك',
  register: 'للتسجيل',
  'change-security': 'لتغيير إعدادات الأمان',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'تم تغيير كلمة المرور',
  reset: 'تم تعيين كلمة مرور جديدة',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'تم تفعيل الدخول بخطوتين',
  'two-factor-off': 'تم إيقاف الدخول بخطوتين',
  'recovery-codes-made': 'أُنشئت رموز استرداد جديدة',
  'recovery-code-used': 'استُخدم رمز استرداد',
  'passkey-added': 'أُضيف مفتاح مرور',
  'passkey-removed': 'حُذف مفتاح مرور',
  'passkey-copied': 'رُفض مفتاح مرور لأنه ربما كان منسوخًا. احذفه',
  'phone-bound': 'تم ربط رقم هاتف',
  'phone-removed': 'تم فك ربط رقم الهاتف',
  'email-changed': 'تم تغيير عنوان البريد الإلكتروني',
  'email-auth-on': 'تم تفعيل الرموز بالبريد الإلكتروني',
  'email-auth-off': 'تم إيقاف الرموز بالبريد الإلكتروني',
  'question-set': 'تم تعيين سؤال الأمان',
  'question-removed': 'تم حذف سؤال الأمان',
  'social-linked': 'تم ربط حساب شركة أخرى',
  'social-unlinked': 'تم فك ربط حساب شركة أخرى',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'رددنا على طلبك',
  asks: 'نحتاج إلى ردّك للمتابعة',
  closed: 'أغلقنا طلبك',
};

const NEVER_ASKED = 'لا نطلب أبدًا كلمة مرور أو رمزًا في رسالة.';

/** What is not ours keeps its own order among Arabic words: names with signs, devices, addresses, numbers. */
const apart = (text: string): string => `\u2068${text}\u2069`;

export const ARABIC: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: رمزك ${PURPOSES[purpose]} في ${apart(name)}`,
    lines: [
      `${code} هو رمزك ${PURPOSES[purpose]} في ${apart(name)}. مدة صلاحيته ${durationOf(minutes, 'minute', 'ar')}.`,
    ],
    footnote: 'لا تُخبر أحدًا بالرمز، ولا حتى نحن. إذا لم تطلبه فلا تفعل شيئًا.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'اقرأ المزيد' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `أكّد بريدك الإلكتروني في ${apart(name)}`,
    lines: [
      ...(isFirst ? [`مرحبًا بك في ${apart(name)}.`] : []),
      `أكّد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة ${durationOf(hours, 'hour', 'ar')}.`,
    ],
    link: 'تأكيد البريد الإلكتروني',
    footnote: 'إذا لم يكن لديك حساب عندنا فلا تفعل شيئًا: لا يُؤكَّد العنوان من دون هذا الرابط.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `كلمة مرور جديدة في ${apart(name)}`,
    lines: [
      `طلب شخص ما، نأمل أن يكون أنت، كلمة مرور جديدة في ${apart(name)}.`,
      `يعمل الرابط مرة واحدة ولمدة ${durationOf(minutes, 'minute', 'ar')}.`,
    ],
    link: 'تعيين كلمة مرور جديدة',
    footnote: 'إذا لم تطلبها فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `${PASSWORD[how]} – ${apart(name)}`,
    lines: [
      `${PASSWORD[how]} لحسابك في ${apart(name)}. سُجّل الخروج من الأجهزة الأخرى.`,
      'إذا كنت أنت من فعل ذلك فلا حاجة إلى شيء. وإلا فعيّن كلمة مرور جديدة فورًا واكتب إلى الدعم.',
    ],
    link: 'تعيين كلمة مرور جديدة',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} – ${apart(name)}`,
    lines: [
      `${SECURITY[kind]}. يتعلق الأمر بحسابك في ${apart(name)}.`,
      `الوقت: ${momentOf(atMs, 'ar')}`,
      ...(device === '' ? [] : [`الجهاز: ${apart(device)}`]),
      'إذا كنت أنت من فعل ذلك فلا حاجة إلى شيء. وإلا فغيّر كلمة المرور فورًا وتحقّق من صفحة الأمان.',
    ],
    link: 'فتح صفحة الأمان',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `تسجيل دخول جديد إلى حسابك في ${apart(name)}`,
    lines: [
      `سُجّل الدخول إلى حسابك في ${apart(name)} من جهاز لم يُستخدم من قبل.`,
      `الوقت: ${momentOf(atMs, 'ar')}`,
      `الجهاز: ${device === '' ? 'غير معروف' : apart(device)}`,
      `الشبكة: ${apart(address)}`,
      'إذا كنت أنت من دخل فلا حاجة إلى شيء. وإلا فسجّل خروج ذلك الجهاز وغيّر كلمة المرور فورًا.',
    ],
    link: 'عرض أجهزتك',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} – ${apart(name)}`,
    lines: [`${REQUEST[step]}: الطلب رقم ${apart(requestId)} في ${apart(name)}.`],
    link: 'قراءة',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `رددنا على فكرتك – ${apart(name)}`,
    lines: [`شكرًا على فكرتك رقم ${apart(ideaId)}. كتبنا ما سيحدث لها.`],
    link: 'قراءة',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `رددنا على اعتراضك – ${apart(name)}`,
    lines: ['كتبت إلينا أن حظرك كان خطأً. هذا ردّنا:', ...answer.split('\n')],
    link: 'اعتراضاتك',
    footnote: NEVER_ASKED,
  }),
};
