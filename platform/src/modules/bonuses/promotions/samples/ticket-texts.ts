import type { SampleText } from './sample.ts';

export const LUCKY_LINE: SampleText = {
  en: {
    title: 'Lucky Line',
    summary: 'A lottery ticket of ours, for keno or 6 of 45.',
    paragraphs: ['Choose it where you buy a ticket. All that it wins is real money.'],
  },
  ru: {
    title: 'Счастливая линия',
    summary: 'Лотерейный билет от нас: кено или 6 из 45.',
    paragraphs: ['Выберите его при покупке билета. Весь выигрыш – реальные деньги.'],
  },
  de: {
    title: 'Glücksreihe',
    summary: 'Ein Lottoschein von uns, für Keno oder 6 aus 45.',
    paragraphs: ['Wähle ihn, wo du einen Schein kaufst. Alles, was er gewinnt, ist echtes Geld.'],
  },
  es: {
    title: 'Línea de la suerte',
    summary: 'Un boleto de lotería de nuestra parte, para keno o 6 de 45.',
    paragraphs: ['Elígelo al comprar un boleto. Todo lo que gane es dinero real.'],
  },
  tr: {
    title: 'Şanslı Sıra',
    summary: 'Keno veya 6/45 için bizden bir loto bileti.',
    paragraphs: ['Bilet alırken seçin. Kazandırdığının tamamı gerçek paradır.'],
  },
  ar: {
    title: 'خط الحظ',
    summary: 'تذكرة يانصيب منّا، للكينو أو 6 من 45.',
    paragraphs: ['اخترها عند شراء تذكرة. كل ما تربحه مال حقيقي.'],
  },
  hi: {
    title: 'लकी लाइन',
    summary: 'हमारी ओर से एक लॉटरी टिकट, केनो या 45 में से 6 के लिए।',
    paragraphs: ['टिकट खरीदते समय इसे चुनें। यह जो भी जीते, सब असली पैसा है।'],
  },
};

export const SIX_ON_US: SampleText = {
  en: {
    title: 'Six on Us',
    summary: 'A coupon of a pool: call the next six matches.',
    paragraphs: ['Choose it where you fill a coupon in. All that it wins is real money.'],
  },
  ru: {
    title: 'Шесть за наш счёт',
    summary: 'Купон тотализатора: угадайте шесть ближайших матчей.',
    paragraphs: ['Выберите его, когда заполните купон. Весь выигрыш – реальные деньги.'],
  },
  de: {
    title: 'Sechs gehen auf uns',
    summary: 'Ein Totoschein: Tippe die nächsten sechs Spiele.',
    paragraphs: ['Wähle ihn, wo du einen Schein ausfüllst. Alles, was er gewinnt, ist echtes Geld.'],
  },
  es: {
    title: 'Seis por nuestra cuenta',
    summary: 'Un boleto de quiniela: pronostica los próximos seis partidos.',
    paragraphs: ['Elígelo al rellenar un boleto. Todo lo que gane es dinero real.'],
  },
  tr: {
    title: 'Altısı Bizden',
    summary: 'Bir toto kuponu: sıradaki altı maçı tahmin edin.',
    paragraphs: ['Kupon doldururken seçin. Kazandırdığının tamamı gerçek paradır.'],
  },
  ar: {
    title: 'الست علينا',
    summary: 'قسيمة توتو: توقّع نتائج المباريات الست التالية.',
    paragraphs: ['اخترها عند ملء قسيمة. كل ما تربحه مال حقيقي.'],
  },
  hi: {
    title: 'छह हमारी ओर से',
    summary: 'टोटो का एक कूपन: अगले छह मैचों का अनुमान लगाएँ।',
    paragraphs: ['कूपन भरते समय इसे चुनें। यह जो भी जीते, सब असली पैसा है।'],
  },
};
