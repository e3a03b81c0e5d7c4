import type { CountryData } from './country.ts';

export const EASTERN_EUROPE: readonly CountryData[] = [
  {
    code: 'pl',
    slug: 'poland',
    name: 'Poland|Польша',
    surnames: 'polish',
    stems: 'Nowo|Ново Biało|Бяло Zielo|Зело Jasno|Ясно Czarno|Чарно Wielo|Вело Krzywo|Кшиво',
    endings: 'wola|воля brzeg|бжег las|ляс pole|поле góra|гура dwór|двур',
    clubs: 'Górnik_{}|Гурник_{} Stal_{}|Сталь_{} Polonia_{}|Полония_{} Unia_{}|Уния_{} Orzeł_{}|Ожел_{}',
    divisions: 'Liga_Krajowa|Национальная_лига',
  },
  {
    code: 'cz',
    slug: 'czechia',
    name: 'Czechia|Чехия',
    surnames: 'czech',
    stems: 'Kame|Каме Hrad|Град Lip|Лип Doub|Доуб Krás|Крас Jablo|Ябло Vran|Вран',
    endings: 'nov|нов nice|нице ník|ник nava|нава nov_nad_Labem|нов-над-Лабой',
    clubs: 'Slovan_{}|Слован_{} Sokol_{}|Сокол_{} Spartak_{}|Спартак_{} Baník_{}|Баник_{} FK_{}|{}',
    divisions: 'Národní_Liga|Национальная_лига',
  },
  {
    code: 'ru',
    slug: 'russia',
    name: 'Russia|Россия',
    surnames: 'russian',
    stems: 'Svetlo|Светло Belo|Бело Krasno|Красно Novo|Ново Zeleno|Зелено Verkhne|Верхне Dalne|Дальне',
    endings: 'gorsk|горск rechensk|реченск bor|бор luzhsk|лужск polye|полье kamensk|каменск',
    clubs:
      'Metallurg_{}|Металлург_{} Avangard_{}|Авангард_{} Trud_{}|Труд_{} Zvezda_{}|Звезда_{} Progress_{}|Прогресс_{} Sokol_{}|Сокол_{}',
    divisions: 'Top_League|Высшая_лига First_League|Первая_лига',
    basketball: 'Basketball_Superleague|Баскетбольная_суперлига',
  },
  {
    code: 'kz',
    slug: 'kazakhstan',
    name: 'Kazakhstan|Казахстан',
    surnames: 'kazakh',
    stems: 'Ak|Ак Kara|Кара Zhana|Жана Kok|Кок Altyn|Алтын Sary|Сары Uzyn|Узын',
    endings: 'bulak|булак tau|тау kol|коль su|су zhar|жар aral|арал',
    clubs: '{}_FK|{} Tulpar_{}|Тулпар_{} Batyr_{}|Батыр_{} Samruk_{}|Самрук_{} Kyran_{}|Кыран_{}',
    divisions: 'National_League|Национальная_лига',
  },
];
