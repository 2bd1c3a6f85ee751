import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.js';
import { useUiTexts } from '../lib/language.js';
import { fieldTexts } from '../texts/field.js';
import { Input, type InputProps } from './Input.js';

/** A password field whose text can be shown. Give `autoComplete` (current-password or new-password). */
export function PasswordInput(props: Omit<InputProps, 'type' | 'trailing'>) {
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
          label={shown ? texts.hidePassword : texts.showPassword}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
