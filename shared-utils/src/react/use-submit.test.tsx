import { act, render, screen } from '@testing-library/react';

import type { CommandResult } from '@paddock/shared-utils';

import { closed } from '../http/failures.ts';
import { refusal } from '../testing/answers.ts';
import { useSubmit } from './use-submit.ts';

const sent: { readonly request: string; readonly answer: (result: CommandResult) => Promise<void> }[] = [];
const done: CommandResult[] = [];
const send = (request: string) =>
  new Promise<CommandResult>((resolve) => {
    sent.push({
      request,
      answer: (result) => {
        resolve(result);
        return act(() => Promise.resolve());
      },
    });
  });

function Form() {
  const { submit, pending, refusal: refused, forget } = useSubmit(send, (result) => done.push(result));
  const words = refused === null ? 'fine' : `${refused.problem.code} ${refused.attempt}`;
  return (
    <>
      <button type="button" onClick={() => void submit('request')}>
        {pending ? 'pending' : words}
      </button>
      <button type="button" onClick={forget}>
        change
      </button>
    </>
  );
}

describe('sending a form', () => {
  const button = () => screen.getAllByRole('button')[0];
  const press = () => act(() => button()?.click());
  beforeEach(() => {
    sent.length = 0;
    done.length = 0;
    render(<Form />);
  });

  it('sends once, however often it is pressed, and stays pending after success', async () => {
    press();
    press();
    expect(sent.map(({ request }) => request)).toEqual(['request']);
    await sent[0]?.answer({ ok: true });
    expect(done).toEqual([{ ok: true }]);
    expect(button()?.textContent).toBe('pending');
  });

  it('says nothing of a call that was given up, and may be pressed again [S8-10]', async () => {
    press();
    await sent[0]?.answer(closed());
    expect(button()?.textContent).toBe('fine');
    press();
    expect(sent).toHaveLength(2);
  });

  it('tells a refusal, and the same one again as another', async () => {
    press();
    await sent[0]?.answer(refusal('WRONG_CREDENTIALS'));
    expect(button()?.textContent).toBe('WRONG_CREDENTIALS 1');
    press();
    await sent[1]?.answer(refusal('WRONG_CREDENTIALS'));
    expect(button()?.textContent).toBe('WRONG_CREDENTIALS 2');
    act(() => screen.getByText('change').click());
    expect(button()?.textContent).toBe('fine');
    expect(done).toEqual([]);
  });
});
