import type { SettingsDocument } from '../schemas/settings.ts';
import type { ToldToVisitor } from './visitor-terms.ts';

type SiteDefaults = Partial<Pick<SettingsDocument, 'compactView' | 'marketsNameType'>>;

/** What a site sets of a visitor's settings as long as they have not chosen (S3-37); nothing where it says nothing. */
export const siteSettings = ({
  defaultBettingView,
  defaultMarketsNameTypeSettings,
}: ToldToVisitor): SiteDefaults => ({
  ...(defaultBettingView !== undefined && { compactView: defaultBettingView === 'compact' }),
  ...(defaultMarketsNameTypeSettings !== undefined && { marketsNameType: defaultMarketsNameTypeSettings }),
});
