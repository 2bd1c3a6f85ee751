import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input } from '@stroomwerk/ui-kit';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { opsUsersTexts } from '../texts.js';
import css from './OpsUsers.module.css';

/** Searches by name or e-mail when submitted; clearing shows everybody again. */
export function UserSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTexts(opsUsersTexts);
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const change = (next: string) => {
    setText(next);
    if (next === '' && q !== '') onSearch('');
  };
  return (
    <search>
      <form className={css.search} onSubmit={submit}>
        <Field label={t.search} className={css.field}>
          <Input
            type="search"
            autoComplete="off"
            maxLength={254}
            value={text}
            icon={<Search size={16} strokeWidth={1.6} />}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </search>
  );
}
