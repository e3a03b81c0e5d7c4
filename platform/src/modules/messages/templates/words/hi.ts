import type { CodePurpose } from '../code.ts';
import { durationOf } from '../duration.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'अपना अकाउंट चालू करने',
  'reset-password': 'नया पासवर्ड सेट करने',
  'bind-phone': 'यह फ़ोन अपने अकाउंट से जोड़ने',
  'confirm-email': 'इस ई-मेल की पुष्टि करने',
  'sign-in': 'लॉग इन करने',
  'two-step': 'लॉग इन पूरा करने',
  'confirm-sign-in': 'अपने लॉग इन की पुष्टि करने',
  register: 'रजिस्टर करने',
  'change-security': 'अपनी सुरक्षा सेटिंग बदलने',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'बदला गया',
  reset: 'नया सेट किया गया',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'टू-फ़ैक्टर लॉग इन चालू किया गया',
  'two-factor-off': 'टू-फ़ैक्टर लॉग इन बंद किया गया',
  'recovery-codes-made': 'नए रिकवरी कोड बनाए गए',
  'recovery-code-used': 'एक रिकवरी कोड इस्तेमाल हुआ',
  'passkey-added': 'एक पासकी जोड़ी गई',
  'passkey-removed': 'एक पासकी हटाई गई',
  'passkey-copied': 'एक पासकी अस्वीकार हुई, शायद वह कॉपी की हुई है। उसे हटा दें',
  'phone-bound': 'एक फ़ोन नंबर जोड़ा गया',
  'phone-removed': 'फ़ोन नंबर हटाया गया',
  'email-changed': 'ई-मेल पता बदला गया',
  'email-auth-on': 'ई-मेल से कोड चालू किए गए',
  'email-auth-off': 'ई-मेल से कोड बंद किए गए',
  'question-set': 'सुरक्षा प्रश्न सेट किया गया',
  'question-removed': 'सुरक्षा प्रश्न हटाया गया',
  'social-linked': 'दूसरी कंपनी का अकाउंट जोड़ा गया',
  'social-unlinked': 'दूसरी कंपनी का अकाउंट हटाया गया',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'हमने आपके अनुरोध का जवाब दिया है',
  asks: 'आगे बढ़ने के लिए हमें आपका जवाब चाहिए',
  closed: 'हमने आपका अनुरोध बंद कर दिया है',
};

const NEVER_ASKED = 'हम मैसेज में कभी पासवर्ड या कोड नहीं माँगते।';

export const HINDI: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: ${name} पर ${PURPOSES[purpose]} का कोड`,
    lines: [
      `${code} ${name} पर ${PURPOSES[purpose]} का आपका कोड है। यह ${durationOf(minutes, 'minute', 'hi')} तक काम करता है।`,
    ],
    footnote: 'कोड किसी को न बताएँ, हमें भी नहीं। अगर आपने इसे नहीं माँगा, तो कुछ न करें।',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'और पढ़ें' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `${name} पर अपने ई-मेल की पुष्टि करें`,
    lines: [
      ...(isFirst ? [`${name} पर आपका स्वागत है।`] : []),
      `पुष्टि करें कि यह पता आपका है। लिंक एक बार और ${durationOf(hours, 'hour', 'hi')} तक काम करता है।`,
    ],
    link: 'ई-मेल की पुष्टि करें',
    footnote: 'अगर हमारे यहाँ आपका अकाउंट नहीं है, तो कुछ न करें: इस लिंक के बिना पते की पुष्टि नहीं होती।',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `${name} पर नया पासवर्ड`,
    lines: [
      `किसी ने, उम्मीद है आपने, ${name} पर नया पासवर्ड माँगा है।`,
      `लिंक एक बार और ${durationOf(minutes, 'minute', 'hi')} तक काम करता है।`,
    ],
    link: 'नया पासवर्ड सेट करें',
    footnote: 'अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वैसा ही रहेगा।',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `${name} पर आपका पासवर्ड ${PASSWORD[how]}`,
    lines: [
      `${name} पर आपके अकाउंट का पासवर्ड ${PASSWORD[how]}। बाकी डिवाइस लॉग आउट कर दिए गए।`,
      'अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी नया पासवर्ड सेट करें और सपोर्ट को लिखें।',
    ],
    link: 'नया पासवर्ड सेट करें',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} – ${name}`,
    lines: [
      `${SECURITY[kind]}। यह ${name} पर आपके अकाउंट के बारे में है।`,
      `कब: ${momentOf(atMs, 'hi')}`,
      ...(device === '' ? [] : [`डिवाइस: ${device}`]),
      'अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी अपना पासवर्ड बदलें और सुरक्षा पेज देखें।',
    ],
    link: 'सुरक्षा पेज खोलें',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `${name} पर आपके अकाउंट में नया लॉग इन`,
    lines: [
      `${name} पर आपके अकाउंट में ऐसे डिवाइस से लॉग इन हुआ जो पहले इस्तेमाल नहीं हुआ था।`,
      `कब: ${momentOf(atMs, 'hi')}`,
      `डिवाइस: ${device === '' ? 'पता नहीं' : device}`,
      `नेटवर्क: ${address}`,
      'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो उस डिवाइस को लॉग आउट करें और अभी अपना पासवर्ड बदलें।',
    ],
    link: 'अपने डिवाइस देखें',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} – ${name}`,
    lines: [`${REQUEST[step]}: ${name} पर अनुरोध नंबर ${requestId}।`],
    link: 'पढ़ें',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `हमने आपके सुझाव का जवाब दिया है – ${name}`,
    lines: [`आपके सुझाव नंबर ${ideaId} के लिए धन्यवाद। हमने लिखा है कि उसका क्या होगा।`],
    link: 'पढ़ें',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `हमने आपकी अपील का जवाब दिया है – ${name}`,
    lines: ['आपने हमें लिखा था कि आपको गलती से रोका गया है। यह हमारा जवाब है:', ...answer.split('\n')],
    link: 'आपकी अपीलें',
    footnote: NEVER_ASKED,
  }),
};
