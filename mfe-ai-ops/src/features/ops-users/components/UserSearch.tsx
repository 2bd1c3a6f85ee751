import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, IconButton, Input } from '@stroomwerk/ui-kit';
import { Search, X } from 'lucide-react';
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
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <search>
      <form className={css.search} onSubmit={submit}>
        <Field label={t.search} className={css.field}>
          <Input
            type="text"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={text}
            icon={<Search size={16} strokeWidth={1.6} />}
            trailing={
              text === '' ? null : (
                <IconButton
                  size="sm"
                  label={t.clear}
                  icon={<X size={16} strokeWidth={1.6} aria-hidden="true" />}
                  onClick={clear}
                />
              )
            }
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </search>
  );
}
