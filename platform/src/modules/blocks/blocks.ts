import type { FastifyRequest } from 'fastify';
import { blockInForce, DAY_MS, type BlockInfo, type BlockTerms } from '@paddock/contract';

import { isOwnRead } from '../../kernel/http/own-read.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import { forgetGuestAppeals } from './appeals/appeal-store.ts';
import { createAppeals } from './appeals/appeals.ts';
import type { AppealDependencies, Appeals } from './appeals/appeals-api.ts';
import { blockMigrations } from './appeals/migrations.ts';
import { operatorAppealRoutes } from './appeals/operator-appeal-routes.ts';
import { refuseBlocked } from './block-gate.ts';
import { blockOfCountry } from './block-of.ts';
import { blockRoutes } from './block-routes.ts';
import { createCountryDatabase, type CountryDatabaseState } from './country-database.ts';
import { createCountryOf } from './country-of.ts';
import { GEO_OFF_COOKIE, readPass } from './geo-pass.ts';

/** How soon a new file of countries is read. */
export const LOOK_EVERY_MS = 10_000;

/** How long an appeal of a guest is kept after the last word on it. */
const GUESTS_KEPT_MS = 365 * DAY_MS;

export interface BlockDependencies extends AppealDependencies {
  /** Whom the site says it keeps out. */
  readonly terms: (request: FastifyRequest) => BlockTerms | undefined;
}

export interface Blocks extends PlatformModule {
  /** What keeps a visitor out; undefined where nothing does. */
  blockOf(request: FastifyRequest): BlockInfo | undefined;
  /** Two letters of the country somebody asks from; undefined where nobody knows. */
  countryOf(request: FastifyRequest): string | undefined;
  /** Whether countries can be told from addresses. */
  countries(): CountryDatabaseState;
  /** What the page of appeals shows and takes. */
  readonly appeals: Appeals;
}

/** Whom the site lets in, by the country they ask from (S4-12). */
export function createBlocks(kernel: Kernel, { terms, ...dependencies }: BlockDependencies): Blocks {
  const { config, clock, db, log, scheduler, secrets } = kernel;
  const { operators } = dependencies;
  const database = createCountryDatabase(config.countryDatabase, log);
  const countryOf = createCountryOf(config, database);
  const toldOf = (request: FastifyRequest) => {
    const blocks = terms(request);
    if (blocks === undefined || isOwnRead(secrets, request.headers)) return undefined;
    return blockOfCountry(blocks, countryOf(request));
  };
  const isGeoOff = ({ cookies }: FastifyRequest) =>
    readPass(secrets, 'cookie', cookies[GEO_OFF_COOKIE], clock.nowMs()) !== undefined;

  const blockOf = (request: FastifyRequest): BlockInfo | undefined => {
    const told = toldOf(request);
    return told && blockInForce(told, { isGeoOff: isGeoOff(request) });
  };

  const appealParts = { ...dependencies, kernel, blockOf };

  return {
    name: 'blocks',
    migrations: blockMigrations,
    appeals: createAppeals(appealParts),
    blockOf,
    countryOf,
    countries: database.state,
    routes(app) {
      refuseBlocked(app, (request) => blockOf(request) !== undefined);
      blockRoutes(app, { kernel, operators, toldOf, isGeoOff });
      operatorAppealRoutes(app, appealParts);
    },
    async start() {
      await database.look();
      scheduler.every('countries', LOOK_EVERY_MS, () => database.look());
      scheduler.every('blocks.forget', DAY_MS, () => forgetGuestAppeals(db, clock.nowMs() - GUESTS_KEPT_MS));
    },
  };
}
