import { readFileSync } from 'node:fs';
import type {
  CatalogueAnswer,
  GameAggregatorView,
  GameCompaniesView,
  GameCompanyKeyAnswer,
  OfferedGames,
} from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeOf, wordAt } from './command-words.ts';
import { tellCatalogue } from './tell-catalogue.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const listOf = (words: string | undefined): string[] | undefined =>
  words === undefined ? undefined : words.split(',').filter((word) => word !== '');

/** A bound as it was said, `usual` takes it away; undefined, which nothing is sent of, where it stays as it is. */
function boundAs<Bound>(said: string | undefined, read: (text: string) => Bound): Bound | null | undefined {
  if (said === undefined) return undefined;
  return said === 'usual' ? null : read(said);
}

const companies: OperatorCommand = {
  usage: 'companies',
  about: 'lists game companies with their keys and what was agreed with them',
  async run(words, desk) {
    readWords(words, {});
    const { companies: all } = await readAll(desk);
    return textTable(
      [
        'CODE',
        'NAME',
        'SHAPE',
        'STATE',
        'KEYS',
        'PROMOTIONS',
        'CURRENCIES',
        'ADDRESSES',
        'WINS TO',
        'GAMES AT',
      ],
      all.map((one) => [
        one.code,
        one.name,
        one.adapter,
        one.isActive ? 'plays' : 'stopped',
        one.keys
          .map(({ keyId, untilMs }) => keyId + (untilMs === null ? '' : ` until ${textTime(untilMs)}`))
          .join(', '),
        one.promotions.map(({ promotion, most, paid }) => `${promotion} ${paid} of ${most}`).join(', '),
        one.currencies.join(','),
        one.addresses.join(',') || 'any',
        [one.mostWin ?? 'usual', one.mostWinTimes === null ? '' : ` ${one.mostWinTimes}x`].join(''),
        one.launchUrl,
      ]),
    );
  },
};

const companySave: OperatorCommand = {
  usage:
    'company-save CODE [--name NAME] [--shape paddock|hub88|softswiss] [--games-at URL] [--currencies EUR,USD] ' +
    '[--addresses A,B] [--pictures-at ORIGINS] [--most-win EUR|usual] [--most-win-times N|usual] [--stop | --play] [--reason TEXT]',
  about: 'adds a game company, or changes what is said of it',
  async run(words, desk) {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = readWords(words, {
      ...{ name: text, shape: text, 'games-at': text, currencies: text, addresses: text, reason: text },
      ...{ 'pictures-at': text, 'most-win': text, 'most-win-times': text, stop: flag, play: flag },
    });
    const code = wordAt(positionals, 0, 'CODE');
    const before = (await readAll(desk)).companies.find((one) => one.code === code);
    const body = {
      code,
      name: values.name ?? before?.name,
      adapter: values.shape ?? before?.adapter ?? 'paddock',
      launchUrl: values['games-at'] ?? before?.launchUrl,
      currencies: listOf(values.currencies) ?? before?.currencies,
      addresses: listOf(values.addresses) ?? before?.addresses ?? [],
      pictureOrigins: listOf(values['pictures-at']),
      mostWin: boundAs(values['most-win'], String),
      mostWinTimes: boundAs(values['most-win-times'], Number),
      isActive: !values.stop && (values.play || (before?.isActive ?? true)),
      reason: await reasonOf(values.reason, desk.terminal),
    };
    await (await desk.api()).post('game-companies', body);
    return `${code}: kept`;
  },
};

const companyKey: OperatorCommand = {
  usage:
    'company-key CODE KEY_ID [--public FILE.pem | --secret TEXT] [--from TIME] [--until TIME] [--reason TEXT]',
  about: 'adds a key of a game company; a shared secret is shown this once',
  async run(words, desk) {
    const { values, positionals } = readWords(words, {
      ...{ public: text, secret: text, from: text, until: text, reason: text },
    });
    const code = wordAt(positionals, 0, 'CODE');
    const file = values.public;
    const [fromMs, untilMs] = [timeOf(values.from, '--from'), timeOf(values.until, '--until')];
    const body = {
      keyId: wordAt(positionals, 1, 'KEY_ID'),
      ...(file === undefined
        ? { algorithm: 'hmac-sha256', ...(values.secret !== undefined && { secret: values.secret }) }
        : { algorithm: 'rsa-sha256', publicKey: readFileSync(file, 'utf8') }),
      ...(fromMs !== undefined && { fromMs }),
      ...(untilMs !== undefined && { untilMs }),
      reason: await reasonOf(values.reason, desk.terminal),
    };
    const api = await desk.api();
    const made = (await api.post(
      `game-companies/${encodeURIComponent(code)}/keys`,
      body,
    )) as GameCompanyKeyAnswer;
    return made.secret === null ? `${code}.${made.keyId}: kept` : `${code}.${made.keyId}: ${made.secret}`;
  },
};

const companyKeyEnd: OperatorCommand = {
  usage: 'company-key-end CODE KEY_ID [--at TIME] [--reason TEXT]',
  about: 'ends a key of a game company, now or at a time',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { at: text, reason: text });
    const [code, keyId] = [wordAt(positionals, 0, 'CODE'), wordAt(positionals, 1, 'KEY_ID')];
    const atMs = timeOf(values.at, '--at');
    const body = {
      ...(atMs !== undefined && { atMs }),
      reason: await reasonOf(values.reason, desk.terminal),
    };
    const path = `game-companies/${encodeURIComponent(code)}/keys/${encodeURIComponent(keyId)}/end`;
    await (await desk.api()).post(path, body);
    return `${code}.${keyId}: ended`;
  },
};

const companyPromotion: OperatorCommand = {
  usage: 'company-promotion CODE NAME free-round-win|jackpot-win MOST_EUR UNTIL [--reason TEXT]',
  about: 'agrees with a game company on money it may give without a stake',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const code = wordAt(positionals, 0, 'CODE');
    const body = {
      promotion: wordAt(positionals, 1, 'NAME'),
      kind: wordAt(positionals, 2, 'KIND'),
      most: wordAt(positionals, 3, 'MOST_EUR'),
      untilMs: timeOf(wordAt(positionals, 4, 'UNTIL'), 'UNTIL'),
      reason: await reasonOf(values.reason, desk.terminal),
    };
    await (await desk.api()).post(`game-companies/${encodeURIComponent(code)}/promotions`, body);
    return `${code}: agreed on ${body.promotion}`;
  },
};

const companyAggregator: OperatorCommand = {
  usage: 'company-aggregator CODE [--at URL] [--id ID] [--frames ORIGIN,ORIGIN] [--new-key] [--reason TEXT]',
  about: 'says where games of a company are asked for, or shows it, with our public key there',
  async run(words, desk) {
    const { values, positionals } = readWords(words, {
      ...{ at: text, id: text, frames: text, reason: text },
      'new-key': { type: 'boolean', default: false },
    });
    const code = wordAt(positionals, 0, 'CODE');
    const found = (await readAll(desk)).companies.find((one) => one.code === code)?.aggregator ?? null;
    const { at, id, frames, 'new-key': isNewKey } = values;
    const isOnlyShown = [at, id, frames].every((word) => word === undefined) && !isNewKey;
    if (isOnlyShown) return found === null ? `${code}: shows its games by itself` : shownAggregator(found);
    const body = {
      baseUrl: at ?? found?.baseUrl,
      siteId: id ?? found?.siteId,
      frameOrigins: listOf(frames) ?? found?.frameOrigins,
      ...(isNewKey && { isNewKey }),
      reason: await reasonOf(values.reason, desk.terminal),
    };
    const path = `game-companies/${encodeURIComponent(code)}/aggregator`;
    return shownAggregator((await (await desk.api()).post(path, body)) as GameAggregatorView);
  },
};

const shownAggregator = ({ baseUrl, siteId, frameOrigins, publicKey }: GameAggregatorView): string =>
  [
    `${siteId} at ${baseUrl}, shown from ${frameOrigins.join(', ')}`,
    publicKey ?? 'signed by the shared secret',
  ]
    .join('\n')
    .trim();

const companyImport: OperatorCommand = {
  usage: 'company-import CODE [--reason TEXT]',
  about: 'asks a company for its games and takes them in as its whole catalogue',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const code = encodeURIComponent(wordAt(positionals, 0, 'CODE'));
    const api = await desk.api();
    const { name, games } = (await api.get(`game-companies/${code}/games`)) as OfferedGames;
    const body = { name, games, reason: await reasonOf(values.reason, desk.terminal) };
    return tellCatalogue((await api.post(`casino/companies/${code}/catalogue`, body)) as CatalogueAnswer);
  },
};

const readAll = async (desk: Parameters<OperatorCommand['run']>[1]): Promise<GameCompaniesView> =>
  (await (await desk.api()).get('game-companies', {})) as GameCompaniesView;

/** Game companies, their keys and promotions, over the API. */
export const companyCommands = {
  companies,
  'company-save': companySave,
  'company-key': companyKey,
  'company-key-end': companyKeyEnd,
  'company-promotion': companyPromotion,
  'company-aggregator': companyAggregator,
  'company-import': companyImport,
} satisfies Readonly<Record<string, OperatorCommand>>;
