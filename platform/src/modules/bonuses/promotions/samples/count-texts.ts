import type { SampleText } from './sample.ts';

export const SOFTER_WEEK: SampleText = {
  en: {
    title: 'A Softer Week',
    summary: 'A part of what a week on sport costs you comes back as real money.',
    paragraphs: ['Take part, and bet as you would. What comes back is paid as the week is over.'],
  },
  ru: {
    title: 'Неделя помягче',
    summary: 'Часть того, во что обойдётся неделя ставок на спорт, вернётся реальными деньгами.',
    paragraphs: ['Примите участие и ставьте как обычно. Что вернётся, придёт, когда неделя кончится.'],
  },
  de: {
    title: 'Eine sanftere Woche',
    summary: 'Ein Teil dessen, was dich eine Woche Sportwetten kostet, kommt als echtes Geld zurück.',
    paragraphs: ['Nimm teil und wette wie sonst. Was zurückkommt, wird gezahlt, wenn die Woche vorbei ist.'],
  },
  es: {
    title: 'Una semana más suave',
    summary: 'Una parte de lo que te cueste una semana de apuestas deportivas vuelve como dinero real.',
    paragraphs: ['Participa y apuesta como siempre. Lo que vuelve se paga cuando termina la semana.'],
  },
  tr: {
    title: 'Daha Yumuşak Bir Hafta',
    summary: 'Bir haftalık spor bahislerinin size maliyetinin bir kısmı gerçek para olarak geri gelir.',
    paragraphs: ['Katılın ve her zamanki gibi bahis yapın. Geri gelen tutar hafta bitince ödenir.'],
  },
  ar: {
    title: 'أسبوع ألطف',
    summary: 'جزء مما يكلّفك أسبوع من الرهان على الرياضة يعود كمال حقيقي.',
    paragraphs: ['شارك وراهن كالمعتاد. يُدفع ما يعود إليك عند انتهاء الأسبوع.'],
  },
  hi: {
    title: 'थोड़ा हल्का हफ़्ता',
    summary: 'खेलों पर एक हफ़्ते की बेट में आपका जो खर्च होता है, उसका एक हिस्सा असली पैसे में वापस आता है।',
    paragraphs: ['भाग लें और हमेशा की तरह बेट लगाएँ। जो वापस आता है, वह हफ़्ता खत्म होने पर मिलता है।'],
  },
};

export const DROP_BY: SampleText = {
  en: {
    title: 'Drop By',
    summary: 'Two hundred points for visits on three days of a week.',
    paragraphs: ['Nothing has to be staked for it.'],
  },
  ru: {
    title: 'Заходите',
    summary: 'Двести баллов за визиты в три дня за неделю.',
    paragraphs: ['Ставить для этого ничего не нужно.'],
  },
  de: {
    title: 'Schau vorbei',
    summary: 'Zweihundert Punkte für Besuche an drei Tagen einer Woche.',
    paragraphs: ['Dafür muss nichts eingesetzt werden.'],
  },
  es: {
    title: 'Pásate por aquí',
    summary: 'Doscientos puntos por visitas en tres días de una semana.',
    paragraphs: ['No hace falta apostar nada.'],
  },
  tr: {
    title: 'Bir Uğrayın',
    summary: 'Bir haftanın üç gününde ziyaret için iki yüz puan.',
    paragraphs: ['Bunun için bahis yapmak gerekmez.'],
  },
  ar: {
    title: 'مُرّ بنا',
    summary: 'مئتا نقطة مقابل زيارات في ثلاثة أيام من أسبوع واحد.',
    paragraphs: ['لا يلزم أي رهان لذلك.'],
  },
  hi: {
    title: 'आते रहें',
    summary: 'एक हफ़्ते में तीन दिन आने पर दो सौ पॉइंट।',
    paragraphs: ['इसके लिए कुछ भी दाँव पर लगाना ज़रूरी नहीं।'],
  },
};
