import type { GrantProgress } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** How far what brings a gift has come, in plain words: "€35 of €50 staked, until Friday". */
export function ProgressWords({ progress }: { readonly progress: GrantProgress }) {
  const t = useT('office');
  const format = useFormat();
  const until = format.moment(progress.untilMs);
  if (progress.on === 'birthday')
    return <>{t('promotion.progress.birthday', { day: format.date(progress.fromMs) })}</>;
  if (progress.on === 'level')
    return <>{t('promotion.progress.level', { level: format.name(progress.name), until })}</>;
  if (progress.on === 'logins')
    return (
      <>
        {t('promotion.progress.logins', {
          done: format.number(progress.done),
          of: format.number(progress.of),
          until,
        })}
      </>
    );
  const { on, currency, done, of } = progress;
  const money = (amount: string) => format.amount(amount, currency);
  if (on === 'loss' && done.startsWith('-'))
    return <>{t('promotion.progress.won', { done: money(done.slice(1)), of: money(of), until })}</>;
  const figures = { done: money(done), of: money(of), until };
  if (on === 'loss' && progress.back !== undefined && Number(done) >= Number(of))
    return (
      <>
        {t(`promotion.progress.${Number(progress.back) > 0 ? 'back' : 'nothingBack'}`, {
          ...figures,
          back: money(progress.back),
        })}
      </>
    );
  return <>{t(`promotion.progress.${on}`, figures)}</>;
}
