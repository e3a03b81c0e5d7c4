import type { SampleText } from './sample.ts';

export const SECOND_HELPING: SampleText = {
  en: {
    title: 'Second Helping',
    summary: 'Half of your second deposit on top, for bets on sport.',
    paragraphs: ['Take part before you pay in for the second time.'],
  },
  ru: {
    title: 'Добавка',
    summary: 'Половина второго депозита сверху, для ставок на спорт.',
    paragraphs: ['Примите участие до второго депозита.'],
  },
  de: {
    title: 'Nachschlag',
    summary: 'Die Hälfte deiner zweiten Einzahlung obendrauf, für Sportwetten.',
    paragraphs: ['Nimm teil, bevor du zum zweiten Mal einzahlst.'],
  },
  es: {
    title: 'Otra ración',
    summary: 'La mitad de tu segundo depósito como extra, para apuestas deportivas.',
    paragraphs: ['Participa antes de depositar por segunda vez.'],
  },
  tr: {
    title: 'Bir Porsiyon Daha',
    summary: 'İkinci kez yatırdığınız tutarın yarısı kadar ek, spor bahisleri için.',
    paragraphs: ['İkinci kez para yatırmadan önce katılın.'],
  },
  ar: {
    title: 'حصة ثانية',
    summary: 'نصف إيداعك الثاني زيادةً عليه، للرهان على الرياضة.',
    paragraphs: ['شارك قبل أن تودع للمرة الثانية.'],
  },
  hi: {
    title: 'थोड़ा और',
    summary: 'आपके दूसरे डिपॉज़िट का आधा ऊपर से, खेलों पर बेट के लिए।',
    paragraphs: ['दूसरी बार जमा करने से पहले भाग लें।'],
  },
};

export const FIVE_TO_TRY: SampleText = {
  en: { title: 'Five to Try', summary: 'A little bonus money for our own games.', paragraphs: [] },
  ru: { title: 'На пробу', summary: 'Немного бонусных денег для наших игр.', paragraphs: [] },
  de: {
    title: 'Zum Ausprobieren',
    summary: 'Ein wenig Bonusgeld für unsere eigenen Spiele.',
    paragraphs: [],
  },
  es: {
    title: 'Para probar',
    summary: 'Un poco de saldo de bono para nuestros propios juegos.',
    paragraphs: [],
  },
  tr: { title: 'Denemelik', summary: 'Kendi oyunlarımız için biraz bonus parası.', paragraphs: [] },
  ar: { title: 'للتجربة', summary: 'قليل من مال المكافأة لألعابنا الخاصة.', paragraphs: [] },
  hi: { title: 'आज़माने के लिए', summary: 'हमारे अपने गेम के लिए थोड़ा बोनस का पैसा।', paragraphs: [] },
};

export const HOUSE_ROUNDS: SampleText = {
  en: {
    title: 'Rounds on the House',
    summary: 'Twenty free rounds of our own games.',
    paragraphs: ['Choose the free round on the page of the game. What it wins is real money.'],
  },
  ru: {
    title: 'Раунды за наш счёт',
    summary: 'Двадцать бесплатных раундов в наших играх.',
    paragraphs: ['Выберите бесплатный раунд на странице игры. Выигрыш – реальные деньги.'],
  },
  de: {
    title: 'Runden aufs Haus',
    summary: 'Zwanzig Gratisrunden in unseren eigenen Spielen.',
    paragraphs: ['Wähle die Gratisrunde auf der Seite des Spiels. Was sie gewinnt, ist echtes Geld.'],
  },
  es: {
    title: 'Rondas por nuestra cuenta',
    summary: 'Veinte rondas gratis en nuestros propios juegos.',
    paragraphs: ['Elige la ronda gratis en la página del juego. Lo que gane es dinero real.'],
  },
  tr: {
    title: 'Eller Bizden',
    summary: 'Kendi oyunlarımızda yirmi ücretsiz el.',
    paragraphs: ['Ücretsiz eli oyunun sayfasında seçin. Kazandırdığı gerçek paradır.'],
  },
  ar: {
    title: 'جولات على حسابنا',
    summary: 'عشرون جولة مجانية في ألعابنا الخاصة.',
    paragraphs: ['اختر الجولة المجانية في صفحة اللعبة. ما تربحه مال حقيقي.'],
  },
  hi: {
    title: 'हमारी ओर से राउंड',
    summary: 'हमारे अपने गेम में बीस फ़्री राउंड।',
    paragraphs: ['गेम के पेज पर फ़्री राउंड चुनें। वह जो जीते, असली पैसा है।'],
  },
};

export const FIRST_FLUTTER: SampleText = {
  en: {
    title: 'First Flutter',
    summary: 'A free bet for any match you like.',
    paragraphs: ['Choose it in the coupon. A win pays what is above the stake, in real money.'],
  },
  ru: {
    title: 'Первый шаг',
    summary: 'Бесплатная ставка на любой матч.',
    paragraphs: ['Выберите её в купоне. Выигрыш сверх ставки — сразу реальными деньгами.'],
  },
  de: {
    title: 'Der erste Versuch',
    summary: 'Eine Gratiswette auf ein Spiel deiner Wahl.',
    paragraphs: ['Wähle sie im Wettschein. Ein Gewinn zahlt, was über dem Einsatz liegt, in echtem Geld.'],
  },
  es: {
    title: 'Primer intento',
    summary: 'Una apuesta gratis para el partido que quieras.',
    paragraphs: ['Elígela en el cupón. Una ganancia paga lo que supera el importe, en dinero real.'],
  },
  tr: {
    title: 'İlk Deneme',
    summary: 'Dilediğiniz bir maç için ücretsiz bahis.',
    paragraphs: ['Kuponda seçin. Kazancın bahis tutarını aşan kısmı gerçek para olarak ödenir.'],
  },
  ar: {
    title: 'المحاولة الأولى',
    summary: 'رهان مجاني على أي مباراة تختارها.',
    paragraphs: ['اختره في القسيمة. عند الربح يُدفع ما يزيد على مبلغ الرهان، بمال حقيقي.'],
  },
  hi: {
    title: 'पहली कोशिश',
    summary: 'आपकी पसंद के किसी भी मैच के लिए एक फ़्री बेट।',
    paragraphs: ['इसे कूपन में चुनें। जीतने पर दाँव से ऊपर की रकम असली पैसे में मिलती है।'],
  },
};

export const FOR_POINTS: SampleText = {
  en: {
    title: 'A Flutter for Points',
    summary: 'A free bet that you buy with your points.',
    paragraphs: ['Choose it in the coupon. A win pays what is above the stake, in real money.'],
  },
  ru: {
    title: 'Ставка за баллы',
    summary: 'Бесплатная ставка, которую вы покупаете за баллы.',
    paragraphs: ['Выберите её в купоне. Выигрыш сверх ставки — сразу реальными деньгами.'],
  },
  de: {
    title: 'Eine Wette für Punkte',
    summary: 'Eine Gratiswette, die du mit deinen Punkten kaufst.',
    paragraphs: ['Wähle sie im Wettschein. Ein Gewinn zahlt, was über dem Einsatz liegt, in echtem Geld.'],
  },
  es: {
    title: 'Una apuesta por puntos',
    summary: 'Una apuesta gratis que compras con tus puntos.',
    paragraphs: ['Elígela en el cupón. Una ganancia paga lo que supera el importe, en dinero real.'],
  },
  tr: {
    title: 'Puanla Bahis',
    summary: 'Puanlarınızla aldığınız ücretsiz bir bahis.',
    paragraphs: ['Kuponda seçin. Kazancın bahis tutarını aşan kısmı gerçek para olarak ödenir.'],
  },
  ar: {
    title: 'رهان بالنقاط',
    summary: 'رهان مجاني تشتريه بنقاطك.',
    paragraphs: ['اختره في القسيمة. عند الربح يُدفع ما يزيد على مبلغ الرهان، بمال حقيقي.'],
  },
  hi: {
    title: 'पॉइंट से बेट',
    summary: 'एक फ़्री बेट, जिसे आप अपने पॉइंट से खरीदते हैं।',
    paragraphs: ['इसे कूपन में चुनें। जीतने पर दाँव से ऊपर की रकम असली पैसे में मिलती है।'],
  },
};

export const SPRING_CODE: SampleText = {
  en: { title: 'Spring Code', summary: 'Bonus money for the code SPRING10.', paragraphs: [] },
  ru: { title: 'Весенний код', summary: 'Бонусные деньги за код SPRING10.', paragraphs: [] },
  de: { title: 'Frühlingscode', summary: 'Bonusgeld für den Code SPRING10.', paragraphs: [] },
  es: { title: 'Código de primavera', summary: 'Saldo de bono por el código SPRING10.', paragraphs: [] },
  tr: { title: 'Bahar Kodu', summary: 'SPRING10 kodu için bonus parası.', paragraphs: [] },
  ar: { title: 'رمز الربيع', summary: 'مال مكافأة مقابل الرمز SPRING10.', paragraphs: [] },
  hi: { title: 'वसंत कोड', summary: 'कोड SPRING10 पर बोनस का पैसा।', paragraphs: [] },
};
