// Real: the rule. That every form of the screens keeps it is checked by `npm run lint`.
import { formFaults } from './forms.mjs';

it('finds a form that is written another way', () => {
  expect(formFaults('<form className="stack" onSubmit={submit}>')).toHaveLength(2);
  expect(formFaults('<form\n  action="/x"\n>')).toEqual([
    '1 a form of its own: spread the props of useForm, or submits()',
  ]);
  expect(formFaults('const data = new FormData(event.currentTarget);')).toHaveLength(1);
});

it('finds limits that are repeated, and fields that name themselves', () => {
  expect(formFaults('<Input maxLength={120} />')).toHaveLength(1);
  expect(formFaults('<Textarea\n  maxLength={500}\n/>')).toEqual([
    '2 repeats a limit: field() has it from @stroomwerk/contracts/forms',
  ]);
  expect(formFaults('<Input name="email" />')).toHaveLength(1);
});

it('finds a field that is kept in a state beside the form', () => {
  const field = '<Input\n  value={text}\n  onChange={({ target }) => setText(target.value)}\n/>';
  expect(formFaults(`const form = useForm(rules, { send });\n${field}`)).toEqual([
    '2 keeps a field in a state: the form reads it (values, read)',
  ]);
  // A filter of a list on the screen is no form.
  expect(formFaults(field)).toEqual([]);
});

it('takes the one way', () => {
  const form = `
    const form = useForm(collectionRules, { send });
    return <form {...form.props} id={id} className="stack"><Input {...form.field('name')} size="lg" /></form>`;
  expect(formFaults(form)).toEqual([]);
  expect(formFaults('<form {...submits(() => order())} action="/register">')).toEqual([]);
});
