import type { SampleText } from './sample.ts';

export const WARM_UP: SampleText = {
  en: {
    title: 'Warm-up',
    summary: 'Ten odds boosts: a fifth more of what a bet wins.',
    paragraphs: ['Choose it in the coupon. The odds stay; what is added comes beside the win.'],
  },
  ru: {
    title: 'Разминка',
    summary: 'Десять бустов: на пятую часть больше выигрыша ставки.',
    paragraphs: ['Выберите его в купоне. Коэффициент тот же, прибавка приходит вместе с выигрышем.'],
  },
  de: {
    title: 'Warmlaufen',
    summary: 'Zehn Quoten-Boosts: ein Fünftel mehr von dem, was eine Wette gewinnt.',
    paragraphs: [
      'Wähle den Boost im Wettschein. Die Quote bleibt; was dazukommt, wird neben dem Gewinn gezahlt.',
    ],
  },
  es: {
    title: 'Calentamiento',
    summary: 'Diez aumentos de cuota: una quinta parte más de lo que gane una apuesta.',
    paragraphs: [
      'Elige el aumento en el cupón. La cuota no cambia; lo que se suma llega junto a la ganancia.',
    ],
  },
  tr: {
    title: 'Isınma',
    summary: 'On oran artışı: bir bahsin kazancına beşte bir ek.',
    paragraphs: ['Artışı kuponda seçin. Oran değişmez; ek, kazancın yanında gelir.'],
  },
  ar: {
    title: 'الإحماء',
    summary: 'عشرة تعزيزات للاحتمالات: خُمس إضافي على ما يربحه الرهان.',
    paragraphs: ['اختر التعزيز في القسيمة. تبقى الاحتمالات كما هي، وتأتي الإضافة إلى جانب الربح.'],
  },
  hi: {
    title: 'वार्म-अप',
    summary: 'दस ऑड्स बूस्ट: बेट की जीत का पाँचवाँ हिस्सा ऊपर से।',
    paragraphs: ['बूस्ट को कूपन में चुनें। ऑड्स वही रहते हैं; जो जुड़ता है, वह जीत के साथ मिलता है।'],
  },
};

export const LONGER_IS_BETTER: SampleText = {
  en: {
    title: 'The Longer the Better',
    summary: 'An accumulator of three selections or more wins more, the longer the more.',
    paragraphs: ['It comes by itself in the coupon.'],
  },
  ru: {
    title: 'Чем длиннее, тем лучше',
    summary: 'Экспресс от трёх исходов выигрывает больше, и тем больше, чем он длиннее.',
    paragraphs: ['В купоне он включается сам.'],
  },
  de: {
    title: 'Je länger, desto besser',
    summary: 'Eine Kombiwette aus drei oder mehr Tipps gewinnt mehr: je länger, desto mehr.',
    paragraphs: ['Der Boost kommt im Wettschein von selbst.'],
  },
  es: {
    title: 'Cuanto más larga, mejor',
    summary: 'Una combinada de tres selecciones o más gana más, y cuanto más larga, más.',
    paragraphs: ['El aumento se activa por sí solo en el cupón.'],
  },
  tr: {
    title: 'Ne Kadar Uzun, O Kadar İyi',
    summary: 'Üç veya daha çok seçimli bir kombine daha çok kazandırır; ne kadar uzunsa o kadar çok.',
    paragraphs: ['Artış kuponda kendiliğinden gelir.'],
  },
  ar: {
    title: 'كلما طال كان أفضل',
    summary: 'الرهان التراكمي من ثلاثة اختيارات فأكثر يربح أكثر، وكلما طال زاد ربحه.',
    paragraphs: ['يأتي التعزيز تلقائيًا في القسيمة.'],
  },
  hi: {
    title: 'जितना लंबा, उतना अच्छा',
    summary: 'तीन या ज़्यादा सिलेक्शन वाला एक्यूमुलेटर ज़्यादा जीतता है; जितना लंबा, उतना ज़्यादा।',
    paragraphs: ['बूस्ट कूपन में अपने आप लगता है।'],
  },
};

export const ONE_SHORT: SampleText = {
  en: {
    title: 'One Short',
    summary: 'Exactly one selection of your accumulator lost? The stake comes back.',
    paragraphs: ['For accumulators of four selections or more; choose it in the coupon.'],
  },
  ru: {
    title: 'Без одного',
    summary: 'В экспрессе не сыграл ровно один исход? Ставка вернётся.',
    paragraphs: ['Для экспрессов от четырёх исходов; выберите страховку в купоне.'],
  },
  de: {
    title: 'Nur einer daneben',
    summary: 'Genau ein Tipp deiner Kombiwette hat verloren? Der Einsatz kommt zurück.',
    paragraphs: ['Für Kombiwetten aus vier oder mehr Tipps; wähle die Versicherung im Wettschein.'],
  },
  es: {
    title: 'Por una sola',
    summary: '¿Perdió exactamente una selección de tu combinada? El importe vuelve.',
    paragraphs: ['Para combinadas de cuatro selecciones o más; elige el seguro en el cupón.'],
  },
  tr: {
    title: 'Bir Eksik',
    summary: 'Kombinenizin tam olarak bir seçimi mi kaybetti? Bahis tutarı geri gelir.',
    paragraphs: ['Dört veya daha çok seçimli kombineler için; sigortayı kuponda seçin.'],
  },
  ar: {
    title: 'إلا واحدًا',
    summary: 'خسر اختيار واحد فقط من رهانك التراكمي؟ يعود إليك مبلغ الرهان.',
    paragraphs: ['للرهانات التراكمية من أربعة اختيارات فأكثر؛ اختر التأمين في القسيمة.'],
  },
  hi: {
    title: 'बस एक कम',
    summary: 'आपके एक्यूमुलेटर का ठीक एक सिलेक्शन हारा? दाँव वापस आता है।',
    paragraphs: ['चार या ज़्यादा सिलेक्शन वाले एक्यूमुलेटर के लिए; इंश्योरेंस को कूपन में चुनें।'],
  },
};
