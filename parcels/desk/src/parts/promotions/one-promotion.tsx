import { languageNameIn, MINUTE_MS, partsText } from '@paddock/contract';
import type { OperatorPromotionView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import {
  useFormat,
  useLanguage,
  useReadWords,
  useServerNow,
  useT,
  useWritten,
} from '@paddock/shared-utils/react';
import { Panel, ReadView, SectionHeader, SkeletonRows, TextLink } from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import { standingOf, takenBy } from '../../model/promotions/standing.ts';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { Decisions } from './decisions.tsx';
import { GiftTable } from './gift-table.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import styles from './promotions.module.css';
import { SpentWords } from './spent-words.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { TermsList } from './terms-list.tsx';
import { usePromotionWords } from './use-promotion-words.ts';
import { VersionTerms } from './version-terms.tsx';

const EVERY_MS = 10_000;

/** One promotion: how it stands, what became of it, what it would cost, and what is done with it. */
export function OnePromotion({ code }: { readonly code: string }) {
  const t = useT('desk');
  const { may } = useDesk();
  const words = useReadWords({ slow: t('promotions.slow') });
  const read = useDeskRead(
    `promotion ${code}`,
    (as) => api.get('/operator-api/promotions/:code', { ...as, params: { code } }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={(inner) => (
        <Panel padded>
          <AllLink />
          {inner}
        </Panel>
      )}
    >
      {(promotion) => (
        <>
          <Standing promotion={promotion} onDecided={read.reload} />
          {may('reports:read') && <PreviewPanel terms={promotion.terms} />}
          <Versions promotion={promotion} />
        </>
      )}
    </ReadView>
  );
}

function AllLink() {
  const t = useT('desk');
  return <TextLink href={hrefFor(promotionPath({ at: 'all' }))}>{t('promotions.all')}</TextLink>;
}

interface StandingProps {
  readonly promotion: OperatorPromotionView;
  readonly onDecided: () => void;
}

function Standing({ promotion, onDecided }: StandingProps) {
  const t = useT('desk');
  const format = useFormat();
  const words = usePromotionWords();
  const nowMs = useServerNow(MINUTE_MS);
  const { may } = useDesk();
  const { code, state, spent, terms, missing, figures, gifts, versions } = promotion;
  const { opensAtMs, closesAtMs } = terms;
  const standing = standingOf({ state, closesAtMs, ...(spent && { spent }) }, nowMs);
  const own = useLanguage();
  const written = useWritten();
  const moment = (atMs: number) => partsText([format.date(atMs), format.time(atMs)], format.language);
  return (
    <Panel>
      <SectionHeader title={written.text(terms.text).text.title} note={code} actions={<AllLink />} />
      <div className={styles.standing}>
        <p className={styles.line}>
          <StandingBadge standing={standing} />
          <span>{words.starts(terms.starts.on)}</span>
          <span>{words.gives(terms.gives.kind)}</span>
          <span className={styles.quiet}>
            {t('promotions.between', {
              from: moment(opensAtMs),
              to: moment(closesAtMs),
              zone: format.zone(opensAtMs),
            })}
          </span>
        </p>
        <p className={styles.line}>
          {t('promotions.took', { number: format.number(takenBy(figures.grants)) })}
        </p>
        {standing === 'spent' && spent !== undefined && <SpentWords spent={spent} />}
        <GiftTable gifts={gifts} />
        {may('site:configure') && (
          <TextLink href={hrefFor(promotionPath({ at: 'compose', code }))}>
            {t('promotions.composeFrom')}
          </TextLink>
        )}
        <h3 className={styles.termsTitle}>{t('promotions.terms', { number: versions[0]?.version ?? 1 })}</h3>
        {missing.length > 0 && (
          <p className={styles.quiet}>
            {t('content.missing', {
              languages: partsText(
                missing.map((language) => languageNameIn(language, own)),
                own,
              ),
            })}
          </p>
        )}
        <TermsList terms={terms} />
        <Decisions promotion={promotion} onDecided={onDecided} />
      </div>
    </Panel>
  );
}

function Versions({
  promotion: { code, state, versions, version },
}: {
  readonly promotion: OperatorPromotionView;
}) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <Panel>
      <SectionHeader title={t('promotions.versions')} />
      <ul className={styles.versions}>
        {versions.map((one) => (
          <li key={one.version}>
            <p className={styles.line}>
              <b>{t('promotions.version', { number: one.version })}</b>
              {state === 'running' && one.version === version && <span>{t('promotions.inForce')}</span>}
              <span>{one.reason}</span>
              <span className={styles.quiet}>
                {one.author} · {format.moment(one.atMs)}
              </span>
            </p>
            <VersionTerms code={code} version={one.version} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
