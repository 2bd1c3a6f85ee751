// Real: the form's own hook, drawn once as the edge draws it. Fake: the browser's form and its event.
import { until } from '@stroomwerk/test-kit';
import { createElement, type FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from './use-form.js';

let press = (): void => undefined;
/** A form without rules, whose button `press` presses. */
function Form({ send }: { send: () => unknown }) {
  const { props } = useForm({}, { send });
  press = () => props.onSubmit({ preventDefault: () => undefined } as FormEvent<HTMLFormElement>);
  return createElement('form');
}

it('sends once what is pressed twice before anything is drawn anew', async () => {
  const answers: (() => void)[] = [];
  renderToString(createElement(Form, { send: () => new Promise<void>((answer) => answers.push(answer)) }));
  press();
  press();
  expect(answers).toHaveLength(1);
});

it('can be sent again once it was answered, whatever the answer was', async () => {
  const refusal = Object.assign(new Error('x'), { code: 'x', detail: 'Nee.', fields: {} });
  const sent = jest.fn<Promise<void>, []>().mockRejectedValueOnce(refusal).mockResolvedValue();
  renderToString(createElement(Form, { send: sent }));
  for (const times of [1, 2, 3])
    await until(`sent ${times} times`, () => {
      if (sent.mock.calls.length < times) press();
      return sent.mock.calls.length === times;
    });
});
