import { displayOdds, ODDS_VIEWS, type CoefViewId } from '@paddock/contract';
import { formatOdds } from '@paddock/contract/odds-formats';
import { updateSettings, type Settings } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { OddsText, VisuallyHidden } from '@paddock/styleguide';

import styles from './settings.module.css';

/** A price whose six faces all differ. */
const SAMPLE_MILLI = 2_500;

/** How prices are written, each way with the same price (S3-25). */
export function OddsViewChoice({ settings }: { readonly settings: Settings }) {
  const t = useT('office');
  const common = useT('common');
  const labels = useLabels();
  const format = useFormat();
  return (
    <div>
      <p className={styles.label} aria-hidden>
        {t('settings.odds')}
      </p>
      <div role="radiogroup" aria-label={t('settings.odds')} className={styles.views}>
        {ODDS_VIEWS.map((view, id) => {
          const shown = format.decimal(
            view === 'decimal' ? displayOdds(SAMPLE_MILLI) : formatOdds(view, BigInt(SAMPLE_MILLI)),
          );
          return (
            <label key={view} className={styles.view}>
              <input
                type="radio"
                name="odds-view"
                value={id}
                checked={id === (settings.coefViewId ?? 0)}
                onChange={() => updateSettings({ coefViewId: id as CoefViewId })}
              />
              <span className={styles.viewName}>{common(`oddsView.${view}`)}</span>
              <span aria-hidden>
                <OddsText size={14}>{shown}</OddsText>
              </span>
              <VisuallyHidden>{labels.price(shown)}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      <p className={styles.hint}>{t('settings.oddsHint')}</p>
    </div>
  );
}
