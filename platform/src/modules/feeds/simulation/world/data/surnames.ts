/** Surnames by language, `Latin|Cyrillic` pairs; plausible, and kept away from well-known athletes. */
export const SURNAMES = {
  english:
    'Harlow|Харлоу Whitcombe|Уиткомб Ashdown|Эшдаун Pemberley|Пемберли Stroud|Страуд Hadwin|Хадвин Marlowe|Марлоу Tillman|Тиллман Prescott|Прескотт Dunmore|Данмор Kingsley|Кингсли Farrow|Фарроу Bexley|Бексли Thackray|Такрей Winslow|Уинслоу Corbin|Корбин Langdon|Лэнгдон Rudge|Радж Sutcliff|Сатклифф Overton|Овертон',
  scottish:
    'McKellan|Маккеллан Drummon|Драммон Galbray|Голбрей Inglis|Инглис Kerrich|Керрик Lorimer|Лоример McVane|Маквейн Ogilby|Огилби Rennick|Ренник Strachan-Bell|Стракан-Белл Tulloch|Таллох Urquhay|Уркхей Wishart|Уишарт Abercorn|Аберкорн Balfray|Балфрей Cairns|Кернс Dalzell|Дэлзелл Farquhal|Фаркуал',
  spanish:
    'Valdemar|Вальдемар Orcajo|Оркахо Larrañaz|Ларраньяс Quintero|Кинтеро Belmonte|Бельмонте Arrieta|Аррьета Casares|Касарес Montiel|Монтьель Olmedo|Ольмедо Redondo|Редондо Saldaña|Сальданья Tejeda|Техеда Urquiza|Уркиса Zorrilla|Соррилья Barrios|Барриос Cienfuegos|Сьенфуэгос Escalera|Эскалера Figueras|Фигерас Galdeano|Гальдеано Izaguirre|Исагирре',
  portuguese:
    'Bragança|Браганса Figueira|Фигейра Lacerda|Ласерда Monteiro|Монтейру Quaresmal|Куарежмал Salgueiro|Салгейру Tavares|Таварес Valadão|Валадан Abrantes|Абрантис Botelho|Ботельу Cordeiro|Кордейру Drumond|Друмонд Esteves|Эштевиш Fontoura|Фонтора Guedes|Гедес Leitão|Лейтан Meireles|Мейрелиш Novais|Новайс Peixoto|Пейшоту Rezende|Резенде',
  italian:
    'Bellandi|Белланди Carraresi|Каррарези Donatini|Донатини Ferrandi|Ферранди Gualtieri|Гуальтьери Lombardini|Ломбардини Marchetti|Маркетти Nicolosi|Николози Ottaviani|Оттавиани Palmieri|Пальмьери Quaranta|Каранта Roversi|Роверси Salvadori|Сальвадори Tebaldi|Тебальди Ughetti|Угетти Valsecchi|Вальсекки Zambelli|Дзамбелли Brancati|Бранкати Castellani|Кастеллани Dossena|Доссена',
  german:
    'Altmann|Альтман Brandhoff|Брандхофф Dietzel|Дитцель Ebersbach|Эберсбах Falkner|Фалькнер Grünwald|Грюнвальд Hartwig|Хартвиг Imhof|Имхоф Jansohn|Янзон Kessler|Кесслер Lindauer|Линдауэр Morgenroth|Моргенрот Nussbaum|Нусбаум Oberländer|Оберлендер Pfeiffer|Пфайффер Reinhold|Райнхольд Steinmetz|Штайнмец Trautwein|Траутвайн Vogelsang|Фогельзанг Wiesner|Визнер',
  french:
    'Aubertin|Обертен Beaumarais|Бомаре Chastel|Шастель Delorme|Делорм Fontenay|Фонтене Garandeau|Гарандо Hervieu|Эрвьё Jolivet|Жоливе Lachenal|Лашналь Marchand|Маршан Nivelle|Нивель Ormesson|Ормессон Perrault|Перро Quesnel|Кенель Rochambeau|Рошамбо Sauvage|Соваж Tessier|Тессье Vaudreuil|Водрёй Bonnefoy|Бонфуа Clairval|Клерваль',
  dutch:
    'van_Aerden|ван_Арден Bloemhof|Блумхоф de_Graaff|де_Графф Dijkgraaf|Дейкграф Haverkamp|Хаверкамп Jonker|Йонкер van_Kessel|ван_Кессел Lindeman|Линдеман Molenaar|Моленар Noordhoek|Нордхук Ooms|Омс van_Roosmalen|ван_Росмален Schuurman|Схюрман Terpstra|Терпстра Uitenbroek|Эйтенбрук Veldhuis|Велдхёйс Wassink|Вассинк Zandstra|Зандстра Boersma|Бурсма Hoekstra|Хукстра',
  nordic:
    'Lindqvist|Линдквист Bergström|Бергстрём Hallberg|Халльберг Nyström|Нюстрём Sandvik|Сандвик Dalgaard|Дальгор Fossum|Фоссум Grønning|Грённинг Holmqvist|Хольмквист Kjeldsen|Кьельсен Lundholm|Лундхольм Mørk|Мёрк Nordahl|Нурдаль Rosendal|Росендаль Solheim|Сульхейм Strand|Странд Thorsen|Торсен Vestergren|Вестергрен Åkerman|Окерман Øverby|Эвербю',
  polish:
    'Zalewski|Залевский Borowiak|Боровяк Czarnota|Чарнота Dobrzański|Добжаньский Gajewski|Гаевский Jasiński|Ясиньский Kowalik|Ковалик Lisowski|Лисовский Malinowski|Малиновский Nowicki|Новицкий Olszewski|Ольшевский Pawlak|Павляк Rogalski|Рогальский Sobczak|Собчак Tomaszek|Томашек Urbański|Урбаньский Wilczek|Вильчек Zieliński|Зелиньский Bielak|Беляк Krupa|Крупа',
  czech:
    'Dvořáček|Дворжачек Beránek|Беранек Doležal|Долежал Fiala|Фиала Havlík|Гавлик Hruška|Грушка Janoušek|Яноушек Kadlec|Кадлец Kučera|Кучера Lukeš|Лукеш Marek|Марек Novotný|Новотный Pešek|Пешек Růžička|Ружичка Sedlák|Седлак Šimůnek|Шимунек Tichý|Тихий Urban|Урбан Vaněk|Ванек Zeman|Земан',
  southslavic:
    'Babić|Бабич Cvetković|Цветкович Dragović|Драгович Grubišić|Грубишич Horvatin|Хорватин Ilić|Илич Jelavić|Елавич Kralj|Краль Lončar|Лончар Matošić|Матошич Nikolin|Николин Obradić|Обрадич Pavlović|Павлович Radman|Радман Stanković|Станкович Tomić|Томич Vidaković|Видакович Vuletić|Вулетич Zorić|Зорич Živković|Живкович',
  greek:
    'Alexakis|Алексакис Galanos|Галанос Dimou|Диму Kalfas|Калфас Lambrakis|Ламбракис Manolas-Vergis|Манолас-Вергис Nikolaou|Николау Papadatos|Пападатос Rallis|Раллис Stathakis|Статакис Tsirigos|Циригос Vergis|Вергис Xenakis|Ксенакис Zannis|Заннис Kostas|Костас Markidis|Маркидис Petridis|Петридис Sarris|Саррис Theodorou|Теодору Floros|Флорос',
  turkish:
    'Aksoy|Аксой Bozkurt|Бозкурт Çetin|Четин Demirel|Демирель Erdoğmuş|Эрдогмуш Güngör|Гюнгёр Işık|Ышык Karaca|Караджа Koçak|Кочак Mutlu|Мутлу Özkan|Озкан Polat|Полат Sezgin|Сезгин Taşkın|Ташкын Uysal|Уйсал Yıldırım|Йылдырым Yavuz|Явуз Akdeniz|Акдениз Baysal|Байсал Tekin|Текин',
  russian:
    'Veselov|Веселов Gorelov|Горелов Zhdanov|Жданов Kalugin|Калугин Lavrentyev|Лаврентьев Mezentsev|Мезенцев Nesterov|Нестеров Ozerov|Озеров Polyakov|Поляков Rodionov|Родионов Savelyev|Савельев Tikhomirov|Тихомиров Ustinov|Устинов Filatov|Филатов Khokhlov|Хохлов Tsvetkov|Цветков Shubin|Шубин Shcherbakov|Щербаков Yershov|Ершов Yakushev|Якушев',
  kazakh:
    'Akhmetov|Ахметов Baizhanov|Байжанов Dzhaksybekov|Джаксыбеков Yesenov|Есенов Zhumabayev|Жумабаев Iskakov|Искаков Kenzhebekov|Кенжебеков Mukanov|Муканов Nurlanov|Нурланов Ospanov|Оспанов Rakhimov|Рахимов Sadykov|Садыков Tulegenov|Тулегенов Utepov|Утепов Sharipov|Шарипов Abdrakhmanov|Абдрахманов',
  japanese:
    'Asakura|Асакура Fujimori|Фудзимори Hayasaka|Хаясака Ishikura|Исикура Kanzaki|Кандзаки Kuramoto|Курамото Matsuno|Мацуно Minagawa|Минагава Nishimori|Нисимори Okabe|Окабэ Sakakura|Сакакура Shiraki|Сираки Tachiba|Татиба Uemori|Уэмори Wakabe|Вакабэ Yasuda|Ясуда Hoshino|Хосино Kirishima|Кирисима Morikawa|Морикава Tanigawa|Танигава',
  korean:
    'Ahn_Ji-ho|Ан_Чжи_Хо Baek_Seung|Пэк_Сын Cho_Min-gyu|Чо_Мин_Гю Do_Hyun-seo|То_Хён_Со Gil_Tae-min|Киль_Тхэ_Мин Ha_Jun-seok|Ха_Джун_Сок Jang_Woo-bin|Чан_У_Бин Kang_Do-yun|Кан_До_Юн Lim_Chan-ho|Лим_Чан_Хо Min_Sang-jin|Мин_Сан_Джин Noh_Kyung|Но_Кён Oh_Jae-won|О_Чже_Вон Pyo_Dong-ha|Пхё_Дон_Ха Ryu_Seok|Рю_Сок Seo_In-gyu|Со_Ин_Гю Yang_Tae-oh|Ян_Тхэ_О',
  /** Slavic and other surnames in their women's forms. */
  women:
    'Zalewska|Залевская Borowska|Боровская Dvořáčková|Дворжачкова Havlíková|Гавликова Janoušková|Яноушкова Veselova|Веселова Kalugina|Калугина Nesterova|Нестерова Ozerova|Озерова Rodionova|Родионова Savelyeva|Савельева Filatova|Филатова Shubina|Шубина Yershova|Ершова Nurlanova|Нурланова Ospanova|Оспанова Cvetković|Цветкович Radman|Радман Sedláková|Седлакова Malinowska|Малиновская',
} as const satisfies Record<string, string>;

export type NameLanguage = keyof typeof SURNAMES;
