import { readFootballData } from './football-data-csv.ts';
import { instantIn } from './local-time.ts';

const iso = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString();

describe('football-data.co.uk files', () => {
  const header =
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA';
  const row =
    'E0,13/08/2022,15:00,Leeds Invented,Hull Invented,2,1,H,1,0,2.05,3.4,3.75,1.95,1.85,-0.25,1.91,1.99';
  const read = (...lines: readonly string[]) =>
    readFootballData('x.csv', Buffer.from(lines.join('\r\n'), 'utf8'));

  it('reads results and prices', () => {
    const file = read(header, row);
    expect(file).toMatchObject({ competition: 'Division E0', regionCode: 'gb-eng', problems: [] });
    expect(file.matches[0]).toEqual({
      row: 1,
      kickOffMs: Date.UTC(2022, 7, 13, 14),
      home: 'Leeds Invented',
      away: 'Hull Invented',
      fullTime: [2, 1],
      halfTime: [1, 0],
      prices: {
        winner: [2050, 3400, 3750],
        total: [1950, 1850],
        handicap: { line: -0.25, home: 1910, away: 1990 },
      },
    });
  });

  it('reads short years, a byte-order mark, Latin letters and rows of commas', () => {
    const old = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nSP1,01/09/96,Coruña,Cádiz,0,0\n,,,,,\n';
    const latin = readFootballData('x.csv', Buffer.from(old, 'latin1'));
    expect(latin.matches[0]).toMatchObject({ home: 'Coruña', halfTime: [0, 0] });
    expect(iso(latin.matches[0]?.kickOffMs)).toBe('1996-09-01T14:00:00.000Z');
    expect(latin.regionCode).toBe('es');
    const marked = readFootballData('x.csv', Buffer.from(`\uFEFF${header}\n${row}\n`, 'utf8'));
    expect(marked.matches).toHaveLength(1);
    expect(marked.matches[0]?.prices).toBeDefined();
  });

  it('falls back from the average to the sharpest and the best-known book, and lives without prices', () => {
    const books = 'Date,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA,PSH,PSD,PSA,B365H,B365D,B365A';
    const file = read(
      books,
      '01/01/2023,A,B,1,0,,,,2.1,3.3,3.6,2,3,4',
      '01/01/2023,C,D,1,0,,,,2.1,,3.6,2,3,4',
      '01/01/2023,E,F,1,0,,,,,,,,,',
      '01/01/2023,G,H,1,0,0.5,3,4,,,,2.5,3,4',
    );
    expect(file.matches.map(({ prices }) => prices?.winner?.[0])).toEqual([2100, 2000, undefined, 2500]);
    expect(file.problems).toEqual([{ row: 4, reason: 'AvgH 0.5 is no price', matchLeftOut: false }]);
    expect(file.matches[0]?.halfTime).toBeUndefined();
  });

  it('leaves out rows that are not right and says why', () => {
    const file = read(
      header,
      row,
      row,
      row.replace('13/08/2022', '31/02/2022'),
      row.replace('13/08/2022', '2022-08-13'),
      row.replace('15:00', '3pm'),
      row.replace(',2,1,H', ',two,1,H'),
      row.replace(',2,1,H', ',,,H'),
      row.replace('Hull Invented', ''),
      row.replace('H,1,0', 'H,3,0'),
    );
    expect(file.matches).toHaveLength(1);
    expect(file.problems.map(({ row: at, reason }) => `${at}: ${reason}`)).toEqual([
      '2: the same match as an earlier row',
      '3: no such date: 31.2.2022',
      '4: Date 2022-08-13 is not dd/mm/yyyy',
      '5: Time 3pm is not hh:mm',
      '6: FTHG two is no number of goals',
      '7: FTHG is missing',
      '8: AwayTeam is missing',
      '9: more goals at half-time than at the end',
    ]);
  });

  it('goes on after a row whose quotes are not closed', () => {
    const file = read(
      header,
      row,
      row.replace('Leeds Invented', 'Leeds "Z" Invented'),
      row.replace('Hull', '"Hull'),
    );
    expect(file.matches.map(({ home }) => home)).toEqual(['Leeds Invented', 'Leeds "Z" Invented']);
    expect(file.problems).toEqual([
      { row: 3, reason: expect.stringContaining('Quote Not Closed'), matchLeftOut: true },
    ]);
  });

  it.each([
    ['a,b\n1,2', 'columns missing: Date, HomeTeam'],
    ['', 'columns missing'],
    [`${header}\n`, 'the file is empty'],
    ['Date,HomeTeam,AwayTeam,FTHG,FTAG\n"unclosed', 'Quote Not Closed'],
  ])('refuses the whole file %j', (text, reason) => {
    expect(() => readFootballData('bad.csv', Buffer.from(text))).toThrow(new RegExp(`bad.csv: .*${reason}`));
  });
});

describe('local times', () => {
  it('respect clock changes', () => {
    const berlin = (month: number, day: number, hour: number) =>
      iso(instantIn('Europe/Berlin', { year: 2023, month, day, hour, minute: 30 }));
    expect(berlin(1, 15, 15)).toBe('2023-01-15T14:30:00.000Z');
    expect(berlin(7, 15, 15)).toBe('2023-07-15T13:30:00.000Z');
    expect(berlin(3, 26, 3)).toBe('2023-03-26T01:30:00.000Z');
  });
});
