import type { CodePurpose } from '../code.ts';
import { durationOf } from '../duration.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'hesabınızı etkinleştirme',
  'reset-password': 'yeni şifre belirleme',
  'bind-phone': 'bu telefonu hesabınıza bağlama',
  'confirm-email': 'bu e-postayı onaylama',
  'sign-in': 'giriş',
  'two-step': 'girişi tamamlama',
  'confirm-sign-in': 'girişinizi onaylama',
  register: 'kayıt',
  'change-security': 'güvenlik ayarlarınızı değiştirme',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'değiştirildi',
  reset: 'yeniden belirlendi',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'İki adımlı giriş açıldı',
  'two-factor-off': 'İki adımlı giriş kapatıldı',
  'recovery-codes-made': 'Yeni kurtarma kodları oluşturuldu',
  'recovery-code-used': 'Bir kurtarma kodu kullanıldı',
  'passkey-added': 'Bir geçiş anahtarı eklendi',
  'passkey-removed': 'Bir geçiş anahtarı silindi',
  'passkey-copied': 'Bir geçiş anahtarı reddedildi, kopyalanmış olabilir. Anahtarı silin',
  'phone-bound': 'Bir telefon numarası bağlandı',
  'phone-removed': 'Telefon numarasının bağlantısı kaldırıldı',
  'email-changed': 'E-posta adresi değiştirildi',
  'email-auth-on': 'E-posta kodları açıldı',
  'email-auth-off': 'E-posta kodları kapatıldı',
  'question-set': 'Güvenlik sorusu ayarlandı',
  'question-removed': 'Güvenlik sorusu kaldırıldı',
  'social-linked': 'Başka bir şirketin hesabı bağlandı',
  'social-unlinked': 'Başka bir şirketin hesap bağlantısı kaldırıldı',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'Talebinizi yanıtladık',
  asks: 'Devam etmek için yanıtınız gerekiyor',
  closed: 'Talebinizi kapattık',
};

const NEVER_ASKED = 'Mesajlarda asla şifre veya kod istemeyiz.';

export const TURKISH: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: ${PURPOSES[purpose]} kodunuz – ${name}`,
    lines: [
      `${code}, ${name} için ${PURPOSES[purpose]} kodunuzdur. ${durationOf(minutes, 'minute', 'tr')} geçerlidir.`,
    ],
    footnote: 'Kodu kimseye söylemeyin, bize bile. Kodu siz istemediyseniz bir şey yapmayın.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'Devamını oku' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `E-postanızı onaylayın – ${name}`,
    lines: [
      ...(isFirst ? [`${name} sitesine hoş geldiniz.`] : []),
      `Bu adresin sizin olduğunu onaylayın. Bağlantı bir kez ve ${durationOf(hours, 'hour', 'tr')} boyunca geçerlidir.`,
    ],
    link: 'E-postayı onayla',
    footnote: 'Bizde hesabınız yoksa bir şey yapmayın: bu bağlantı olmadan adres onaylanmaz.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `Yeni şifre – ${name}`,
    lines: [
      `${name} sitesinde yeni bir şifre istendi. Umarız isteyen sizsiniz.`,
      `Bağlantı bir kez ve ${durationOf(minutes, 'minute', 'tr')} boyunca geçerlidir.`,
    ],
    link: 'Yeni şifre belirle',
    footnote: 'Siz istemediyseniz bir şey yapmayın: şifreniz olduğu gibi kalır.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `Şifreniz ${PASSWORD[how]} – ${name}`,
    lines: [
      `${name} hesabınızın şifresi ${PASSWORD[how]}. Diğer cihazlarda oturum kapatıldı.`,
      'Bunu siz yaptıysanız yapmanız gereken bir şey yok. Yapmadıysanız hemen yeni bir şifre belirleyin ve desteğe yazın.',
    ],
    link: 'Yeni şifre belirle',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} – ${name}`,
    lines: [
      `${SECURITY[kind]}. Konu: ${name} hesabınız.`,
      `Ne zaman: ${momentOf(atMs, 'tr')}`,
      ...(device === '' ? [] : [`Cihaz: ${device}`]),
      'Bunu siz yaptıysanız yapmanız gereken bir şey yok. Yapmadıysanız hemen şifrenizi değiştirin ve güvenlik sayfanıza bakın.',
    ],
    link: 'Güvenlik sayfasını aç',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `Hesabınıza yeni giriş – ${name}`,
    lines: [
      `${name} hesabınıza daha önce kullanılmamış bir cihazdan giriş yapıldı.`,
      `Ne zaman: ${momentOf(atMs, 'tr')}`,
      `Cihaz: ${device === '' ? 'bilinmiyor' : device}`,
      `Ağ: ${address}`,
      'Giren sizseniz yapmanız gereken bir şey yok. Değilseniz o cihazın oturumunu kapatın ve hemen şifrenizi değiştirin.',
    ],
    link: 'Cihazlarınıza bakın',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} – ${name}`,
    lines: [`${REQUEST[step]}: ${name} sitesindeki ${requestId} numaralı talep.`],
    link: 'Oku',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `Fikrinizi yanıtladık – ${name}`,
    lines: [`${ideaId} numaralı fikriniz için teşekkürler. Fikrinize ne olacağını yazdık.`],
    link: 'Oku',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `İtirazınızı yanıtladık – ${name}`,
    lines: ['Erişiminizin yanlışlıkla engellendiğini yazdınız. Yanıtımız:', ...answer.split('\n')],
    link: 'İtirazlarınız',
    footnote: NEVER_ASKED,
  }),
};
