import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.js';
import { useUiTexts } from '../lib/language.js';
import { fieldTexts } from '../texts/field.js';
import { Input, type InputProps } from './Input.js';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'trailing'> {
  /** What the button that shows it calls it. */
  what?: 'password' | 'key';
}

/** A password field whose text can be shown. Give `autoComplete` (current-password or new-password). */
export function PasswordInput({ what = 'password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const texts = useUiTexts(fieldTexts);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="sm"
          label={texts[shown ? 'hide' : 'show'][what]}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
