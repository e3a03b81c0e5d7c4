import { useRef, useState } from 'react';
import { mayStandAt, type ContentKind } from '@paddock/contract/content';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import { problemPlaces } from '../../model/problem-places.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useProblemWords } from './editor/refused.tsx';
import { LedAway } from './led-away.tsx';

interface MoveFormProps {
  readonly address: string;
  readonly kind: ContentKind;
  readonly onMoved: (to: string) => void;
  readonly onCancel: () => void;
}

/** An address that was not taken, with why. */
interface RefusedAddress {
  readonly to: string;
  readonly problem: ApiProblem;
}

/** Refusals that speak of the new address, and of nothing else. */
const OF_ADDRESS: readonly string[] = ['CONTENT_ADDRESS_TAKEN', 'CONTENT_INVALID'];

/** Gives a document another address; the old one leads there from then on. */
export function MoveForm({ address, kind, onMoved, onCancel }: MoveFormProps) {
  const t = useT('desk');
  const { token } = useDesk();
  const say = useAddressWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address);
  const [left, setLeft] = useState(address);
  const [refused, setRefused] = useState<RefusedAddress | null>(null);
  const to = typed.trim();

  function missing(): string | null {
    if (to === address) return t('content.move.same');
    return mayStandAt(kind, to) ? null : t('content.noPlace');
  }

  async function send(reason: string) {
    const answer = await api.post(
      '/operator-api/content/move',
      { address, to, reason },
      { bearer: { token } },
    );
    if (!answer.ok && OF_ADDRESS.includes(answer.problem.code)) {
      setRefused({ to, problem: answer.problem });
      field.current?.focus();
    }
    return answer;
  }

  return (
    <DeskForm
      title={t('content.move.title')}
      consequence={t('content.move.consequence')}
      submitLabel={t('content.move.now')}
      missing={missing()}
      leadsOn={({ code }) => OF_ADDRESS.includes(code)}
      send={send}
      onDone={() => onMoved(to)}
      onCancel={onCancel}
    >
      <Field
        label={t('content.move.to')}
        hint={t('content.addressHint')}
        error={
          /\s/.test(to) ? t('content.addressHint') : refused?.to === to ? say(refused.problem) : undefined
        }
      >
        <TextInput
          ref={field}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={150}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setLeft(to)}
        />
      </Field>
      {left !== address && mayStandAt(kind, left) && <LedAway address={left} />}
    </DeskForm>
  );
}

/** Why an address is not taken, as exactly as the server tells it. */
function useAddressWords() {
  const labels = useLabels();
  const say = useProblemWords();
  return (problem: ApiProblem): string => {
    const [place] = problemPlaces(problem.details, []);
    return place === undefined ? labels.problem(problem) : say.rule(place);
  };
}
