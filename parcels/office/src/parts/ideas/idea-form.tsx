import type { SubmitEvent } from 'react';
import type { IdeaRequest, IdeasView } from '@paddock/contract/schemas';
import { notify, api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, Panel, SectionHeader, TextArea } from '@paddock/styleguide';
import { Checkbox, FormMessage, SelectField } from '@paddock/styleguide/forms';

import { checkIdea, IDEA_AREAS, IDEA_MAX, IDEA_MIN } from '../../model/idea-draft.ts';
import styles from './ideas.module.css';
import { useIdeaDraft } from './use-idea-draft.ts';

interface IdeaFormProps {
  /** How many more may be sent; null while it is not known. */
  readonly room: Pick<IdeasView, 'left' | 'nextAtMs'> | null;
  readonly onSent: () => void;
}

/** What could be better: about what, in words, and whether an answer is wanted (S2-27). */
export function IdeaForm({ room, onSent }: IdeaFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const words = useSendWords();
  const { draft, change, forget } = useIdeaDraft();
  const send = useSender((idea: IdeaRequest, key: string) => api.post('/web-api/ideas', idea, { key }));
  const { submit, pending, refusal } = useSubmit(send, () => {
    forget();
    notify({ kind: 'success', text: { key: 'office:ideas.sent' } });
    onSent();
  });
  const check = checkIdea(draft);
  const isFull = room?.left === 0;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { area, text, mayAnswer } = draft;
    if (area === null || check.kind !== 'fine' || isFull) return;
    const request: IdeaRequest = { area, text: text.trim(), mayAnswer };
    void submit(request);
  }

  return (
    <Panel bleed>
      <SectionHeader title={t('ideas.new')} />
      <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="idea-form">
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <Field label={t('ideas.area')} className={styles.area}>
          <SelectField
            name="area"
            value={draft.area ?? ''}
            placeholder={t('ideas.choose')}
            options={IDEA_AREAS.map((area) => ({ value: area, label: t(`ideas.areas.${area}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change({ area: IDEA_AREAS.find((area) => area === value) ?? null })
            }
          />
        </Field>
        <Field
          label={t('ideas.text')}
          hint={t('ideas.textHint', { min: IDEA_MIN, max: IDEA_MAX })}
          aside={<span className={styles.count}>{`${draft.text.length} / ${IDEA_MAX}`}</span>}
        >
          <TextArea
            name="text"
            rows={5}
            maxLength={IDEA_MAX}
            value={draft.text}
            readOnly={pending}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </Field>
        <Checkbox
          name="mayAnswer"
          label={t('ideas.mayAnswer')}
          detail={t('ideas.mayAnswerDetail')}
          checked={draft.mayAnswer}
          onChange={(event) => change({ mayAnswer: event.currentTarget.checked })}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            unavailable={isFull || check.kind !== 'fine'}
          >
            {words(check, room)}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** What the button does, or why it cannot. */
function useSendWords() {
  const t = useT('office');
  const format = useFormat();
  return (check: ReturnType<typeof checkIdea>, room: IdeaFormProps['room']): string => {
    if (room?.left === 0 && room.nextAtMs !== null) {
      return t('ideas.submit.later', { time: format.moment(room.nextAtMs) });
    }
    return check.kind === 'short'
      ? t('ideas.submit.short', { count: check.missing })
      : t(`ideas.submit.${check.kind}`);
  };
}
