import type { HttpApp } from '../../kernel/http/http-app.ts';
import { conversionRoutes } from './conversion/conversion-routes.ts';
import { accountRoutes } from './currencies/account-routes.ts';
import { statementRoutes } from './statement/statement-routes.ts';
import type { WalletParts } from './wallet-parts.ts';

export function walletRoutes(app: HttpApp, parts: WalletParts): void {
  accountRoutes(app, parts);
  conversionRoutes(app, parts);
  statementRoutes(app, parts);
}
