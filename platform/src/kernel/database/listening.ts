import pg from 'pg';

/** How often the connection is asked whether it still hears: nobody tells of one that a firewall dropped. */
const CHECK_EVERY_MS = 5_000;
/** Without an answer for so long it hears nothing. */
const ANSWER_WITHIN_MS = 5_000;
/** What a check tells on the channel, to hear it again. */
const ECHO = 'echo';

/** Who hears what transactions of any connection tell with `pg_notify`, each after its commit. */
export interface Hearer {
  told(payload: string): void;
  /** From now on things may be missed, until `isHearing` says otherwise. */
  lost(): void;
}

/** A channel of the database, heard on a connection of its own that is opened again when it breaks. */
export interface Listening {
  /** True while nothing told on the channel is missed, but for the seconds in which a dead connection is not known to be one. */
  isHearing(): boolean;
  /** Opens the connection if there is none, and finds out whether it hears. Never throws. Happens by itself after the first time. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

export type Listen = (channel: string, hearer: Hearer) => Listening;

/** Listens to channels of the database at this URL. */
export function listenAt(url: string): Listen {
  return (channel, hearer) => {
    let client: pg.Client | undefined;
    let hearing = false;
    let echoes = 0;
    let checking: Promise<void> | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    function leave(left: pg.Client): void {
      if (client !== left) return;
      client = undefined;
      hearing = false;
      hearer.lost();
      // Not waited for: a connection that is dead does not answer this either.
      left.end().catch(() => undefined);
    }

    function open(): pg.Client {
      const opened = new pg.Client({
        connectionString: url,
        application_name: `paddock listening to ${channel}`,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
      });
      opened.on('error', () => leave(opened));
      opened.on('end', () => leave(opened));
      opened.on('notification', ({ payload = '' }) => {
        if (payload === ECHO) echoes += 1;
        else hearer.told(payload);
      });
      return opened;
    }

    /** A pool between us and the database may take `listen` and hand on nothing: what counts is what is heard. */
    async function ask(): Promise<void> {
      const isNew = client === undefined;
      const asked = (client ??= open());
      try {
        if (isNew) {
          await asked.connect();
          await asked.query(`listen ${pg.escapeIdentifier(channel)}`);
        }
        const heardBefore = echoes;
        await asked.query('select pg_notify($1, $2)', [channel, ECHO]);
        if (echoes > heardBefore) hearing = client === asked;
        else leave(asked);
      } catch {
        leave(asked);
      }
    }

    function check(): Promise<void> {
      if (stopped) return Promise.resolve();
      timer ??= setInterval(() => void check(), CHECK_EVERY_MS).unref();
      checking ??= ask().finally(() => (checking = undefined));
      return checking;
    }

    return {
      isHearing: () => hearing,
      check,
      async stop() {
        stopped = true;
        clearInterval(timer);
        await checking;
        const last = client;
        client = undefined;
        hearing = false;
        hearer.lost();
        await last?.end();
      },
    };
  };
}
