import type { CountryData } from './country.ts';

export const OVERSEAS: readonly CountryData[] = [
  {
    code: 'br',
    slug: 'brazil',
    name: 'Brazil|Бразилия',
    surnames: 'portuguese',
    stems: 'Rio|Риу Porto|Порту Campo|Кампу Serra|Серра Monte|Монти Lagoa|Лагоа Barra|Барра',
    endings:
      '_das_Flores|-дас-Флорис _do_Sol|-ду-Сол _das_Palmas|-дас-Палмас _dos_Ventos|-дус-Вентус _do_Luar|-ду-Луар',
    clubs: '{}_EC|{} {}_FC|{} Atlético_{}|Атлетико_{} Grêmio_{}|Гремио_{}',
    divisions: 'Série_Ouro|Серия_Оуру Série_Prata|Серия_Прата',
  },
  {
    code: 'ar',
    slug: 'argentina',
    name: 'Argentina|Аргентина',
    surnames: 'spanish',
    stems: 'Cerro|Серро Laguna|Лагуна Loma|Лома Rincón|Ринкон Paso|Пасо Arroyo|Арройо',
    endings:
      '_del_Sur|-дель-Сур _del_Río|-дель-Рио _de_Plata|-де-Плата _del_Viento|-дель-Вьенто _Grande|-Гранде',
    clubs: '{}_FC|{} Estudiantes_{}|Эстудиантес_{} Gimnasia_{}|Химнасия_{} Ferro_{}|Ферро_{}',
    divisions: 'Primera_Nacional|Национальная_примера',
    basketball: 'Liga_de_Básquet|Лига_баскетбола',
  },
  {
    code: 'mx',
    slug: 'mexico',
    name: 'Mexico|Мексика',
    surnames: 'spanish',
    stems: 'Tla|Тла Xochi|Сочи Chapul|Чапул Ixta|Иста Cuau|Куау Teno|Тено',
    endings: 'pango|панго calco|калько tepec|тепек huaca|уака milco|милько',
    clubs:
      '{}_FC|{} Deportivo_{}|Депортиво_{} Águilas_{}|Агилас_{} Cóndores_{}|Кондорес_{} Coyotes_{}|Койотес_{}',
    divisions: 'Liga_Mayor|Большая_лига',
  },
  {
    code: 'us',
    slug: 'usa',
    name: 'USA|США',
    surnames: 'english',
    stems:
      'Tucson|Тусон Boise|Бойсе Fresno|Фресно Tulsa|Талса Omaha|Омаха Spokane|Спокан Raleigh|Роли Akron|Акрон Reno|Рино Wichita|Уичито Dayton|Дейтон Eugene|Юджин Topeka|Топика Savannah|Саванна Duluth|Дулут Mobile|Мобил Laredo|Ларедо Salem|Сейлем Fargo|Фарго Macon|Мейкон Tacoma|Такома Yuma|Юма Lubbock|Лаббок Peoria|Пеория Modesto|Модесто Athens|Атенс Camden|Камден Dover|Довер Helena|Хелена Juneau|Джуно',
    endings: '|',
    clubs:
      '{}_Meteors|{}_Метеорс {}_Pioneers|{}_Пайонирс {}_Foxes|{}_Фоксес {}_Comets|{}_Кометс {}_Herons|{}_Херонс {}_Owls|{}_Оулс',
    divisions: 'Soccer_Conference|Футбольная_конференция',
    basketball: 'Basketball_Conference|Баскетбольная_конференция',
  },
  {
    code: 'jp',
    slug: 'japan',
    name: 'Japan|Япония',
    surnames: 'japanese',
    stems: 'Asa|Аса Kita|Кита Hoshi|Хоси Mina|Мина Matsu|Мацу Taka|Така Shira|Сира',
    endings: 'kawa|кава mori|мори hama|хама shima|сима saki|саки numa|нума',
    clubs: '{}_Seiryu|{}_Сэйрю {}_Avanza|{}_Аванса {}_Rosso|{}_Россо {}_Fortis|{}_Фортис {}_Luce|{}_Луче',
    divisions: 'Division_One|Первый_дивизион',
  },
  {
    code: 'kr',
    slug: 'south-korea',
    name: 'South Korea|Южная Корея',
    surnames: 'korean',
    stems: 'Han|Хан Dong|Тон Seo|Со Nam|Нам Buk|Пук Mok|Мок',
    endings: 'ju|джу san|сан cheon|чхон rim|рим pyeong|пхён',
    clubs: '{}_Tigers|{}_Тайгерс {}_Stars|{}_Старс {}_FC|{} {}_Comets|{}_Кометс',
    divisions: 'Classic_Division|Классик-дивизион',
  },
  {
    code: 'au',
    slug: 'australia',
    name: 'Australia|Австралия',
    surnames: 'english',
    stems: 'Warra|Уорра Bil|Бил Yarra|Ярра Kuna|Куна Wollo|Волло Gunda|Гунда',
    endings: 'bong|бонг wong|вонг dilla|дилла mundi|мунди roo|ру long|лонг',
    clubs:
      '{}_Sharks|{}_Шаркс {}_Rovers|{}_Роверс {}_Phoenix|{}_Финикс {}_Wanderers|{}_Уондерерс {}_Kings|{}_Кингс',
    divisions: 'National_Premier|Национальная_премьер-лига',
    basketball: 'Basketball_Premier|Баскетбольная_премьер-лига',
  },
];
