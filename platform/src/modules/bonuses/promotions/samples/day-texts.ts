import type { SampleText } from './sample.ts';

export const DAILY_WHEEL: SampleText = {
  en: {
    title: 'Paddock Wheel',
    summary: 'One turn a day. Every chance is on the table below it.',
    paragraphs: ['The house is bound to its turn before you add your words, and shows its seed after it.'],
  },
  ru: {
    title: 'Колесо дня',
    summary: 'Одно вращение в день. Шанс каждого приза — в таблице под колесом.',
    paragraphs: [
      'Исход зафиксирован до того, как вы добавите свои слова, а сид показывается сразу после вращения.',
    ],
  },
  de: {
    title: 'Rad des Tages',
    summary: 'Ein Dreh am Tag. Jede Chance steht in der Tabelle unter dem Rad.',
    paragraphs: [
      'Wir sind an unseren Seed gebunden, bevor du deine Worte hinzufügst, und zeigen ihn nach dem Dreh.',
    ],
  },
  es: {
    title: 'Rueda del día',
    summary: 'Un giro al día. Todas las probabilidades están en la tabla bajo la rueda.',
    paragraphs: [
      'Quedamos comprometidos con nuestra semilla antes de que añadas tus palabras, y la mostramos después del giro.',
    ],
  },
  tr: {
    title: 'Günün Çarkı',
    summary: 'Günde bir çevirme. Her olasılık çarkın altındaki tabloda yazar.',
    paragraphs: [
      'Siz sözlerinizi eklemeden önce tohumumuza bağlı oluruz ve onu çevirmeden sonra gösteririz.',
    ],
  },
  ar: {
    title: 'عجلة اليوم',
    summary: 'لفة واحدة كل يوم. كل الفرص في الجدول أسفل العجلة.',
    paragraphs: ['نلتزم ببذرتنا قبل أن تضيف كلماتك، ونعرضها بعد اللفة.'],
  },
  hi: {
    title: 'आज का व्हील',
    summary: 'हर दिन एक स्पिन। हर इनाम की संभावना व्हील के नीचे तालिका में है।',
    paragraphs: ['आपके शब्द जोड़ने से पहले ही हम अपने सीड से बँध जाते हैं, और स्पिन के बाद उसे दिखाते हैं।'],
  },
};

export const SEVEN_DAYS: SampleText = {
  en: { title: 'Seven in a Row', summary: 'A gift a day, seven days in a row.', paragraphs: [] },
  ru: { title: 'Семь подряд', summary: 'По подарку в день, семь дней подряд.', paragraphs: [] },
  de: { title: 'Sieben am Stück', summary: 'Ein Geschenk am Tag, sieben Tage am Stück.', paragraphs: [] },
  es: { title: 'Siete seguidos', summary: 'Un regalo al día, siete días seguidos.', paragraphs: [] },
  tr: { title: 'Üst Üste Yedi', summary: 'Günde bir hediye, üst üste yedi gün.', paragraphs: [] },
  ar: { title: 'سبعة متتالية', summary: 'هدية كل يوم، لسبعة أيام متتالية.', paragraphs: [] },
  hi: { title: 'लगातार सात', summary: 'हर दिन एक तोहफ़ा, लगातार सात दिन।', paragraphs: [] },
};
