import { useState, type ReactNode } from 'react';
import type { RedirectsChange } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { rulesNamed, standingRule } from '../../../model/site/moved-addresses.ts';
import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';
import { RefusedRules } from './refused-rules.tsx';
import { RuleLine } from './rule-line.tsx';
import { useDoubted } from './use-doubted.ts';
import type { StandingRules } from './use-rules.ts';

export interface RulesFormProps {
  readonly title: string;
  readonly consequence: string;
  readonly submitLabel: string;
  readonly missing: string | null;
  readonly isGrave?: boolean | undefined;
  readonly change: Pick<RedirectsChange, 'put' | 'remove'>;
  /** The server said already what has to be confirmed of it. */
  readonly isDoubted?: boolean | undefined;
  readonly standing: StandingRules;
  /** It was refused, since somebody else changed a rule of it: the rules have to be read again. */
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Rules of others that are shown of one change: a table may name thousands. */
const MOST_SHOWN = 20;

/** A change of the rules, over what its author saw of them; what others changed meanwhile is shown, and loses nothing. */
export function RulesForm(props: RulesFormProps) {
  const { change, isDoubted: isKnown, standing, onMeanwhile, children, ...form } = props;
  const t = useT('desk');
  const { token } = useDesk();
  const [seen, setSeen] = useState(standing.version);
  const [isRefused, setRefused] = useState(false);
  const { isDoubted, doubt, heard } = useDoubted(change, isKnown);
  const isMeanwhile = isRefused && standing.version > seen;
  const theirs = isMeanwhile ? rulesNamed(standing.rules, [...change.put, ...change.remove]) : [];

  // What its author saw go is not taken away again; of what they did not see the server tells.
  const remove = change.remove.filter(
    (name) => seen < standing.version || standingRule(standing.rules, name) !== undefined,
  );

  async function send(reason: string) {
    const answer = await api.post(
      '/operator-api/redirects/changes',
      { put: [...change.put], remove, seen, reason, ...(isDoubted && { isConfirmed: true }) },
      { bearer: { token } },
    );
    heard(answer);
    if (!answer.ok && answer.problem.code === 'SITE_CHANGED') {
      setRefused(true);
      onMeanwhile();
    }
    return answer;
  }

  return (
    <DeskForm {...form} doubt={doubt} refused={(problem) => <RefusedRules problem={problem} />} send={send}>
      {isMeanwhile && (
        <Notice
          tone="warning"
          title={t('site.addresses.meanwhile', { number: standing.version })}
          action={
            <Button
              size={32}
              variant="outline"
              onClick={() => {
                setSeen(standing.version);
                setRefused(false);
              }}
            >
              {t('content.putMine')}
            </Button>
          }
        >
          {theirs.length === 0 && t('site.addresses.noneNow')}
          {theirs.slice(0, MOST_SHOWN).map((rule) => (
            <RuleLine key={`${rule.kind} ${rule.from}`} rule={rule} />
          ))}
          {theirs.length > MOST_SHOWN && t('site.addresses.andMore', { number: theirs.length - MOST_SHOWN })}
        </Notice>
      )}
      {children}
    </DeskForm>
  );
}
