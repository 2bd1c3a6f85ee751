import { logout, useAuth } from '@stroomwerk/auth-store';
import { places, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { type CommandItem, CommandPalette } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagesFor, searchAddress } from '../../remotes/palette.js';
import { useReleases } from '../releases-context.js';
import { shellTexts } from '../texts.js';
import { chooseTheme, nextTheme, useTheme } from '../theme.js';

type Command = CommandItem & { readonly run: () => void };

/** Search and go: every page that the active releases declare, a search in those that take one, and a few actions. */
export function PaletteDialog({ open, close }: { open: boolean; close: () => void }) {
  const t = useTexts(shellTexts);
  const [query, setQuery] = useState('');
  const commands = useCommands(query);
  const leave = () => {
    setQuery('');
    close();
  };
  return (
    <CommandPalette
      open={open}
      onClose={leave}
      items={open ? commands : []}
      onQuery={setQuery}
      placeholder={t.palette.placeholder}
      onSelect={({ id }) => {
        leave();
        commands.find((command) => command.id === id)?.run();
      }}
    />
  );
}

function useCommands(query: string): Command[] {
  const t = useTexts(shellTexts);
  const { releaseSet } = useReleases();
  const { status, user } = useAuth();
  const { language, setLanguage } = useLanguage();
  const theme = useTheme();
  const navigate = useNavigate();
  const authenticated = status === 'authenticated';
  const pages = pagesFor(releaseSet, { authenticated, role: user?.role ?? null });
  const go = (path: string) => () => void navigate(path);
  return [
    ...pages.map((page) => ({
      id: page.path,
      label: page.label[language],
      hint: t.palette.page,
      run: go(page.path),
    })),
    ...pages.flatMap((page) => {
      const path = searchAddress(page, query);
      if (path === null) return [];
      const label = t.palette.searchIn(query.trim(), page.label[language]);
      return [{ id: `search ${page.path}`, label, hint: t.palette.search, run: go(path) }];
    }),
    {
      id: 'theme',
      label: `${t.theme}: ${t.themes[nextTheme(theme)]}`,
      hint: t.palette.action,
      run: () => chooseTheme(nextTheme(theme)),
    },
    {
      id: 'language',
      label: t.footer.otherLanguage,
      hint: t.palette.action,
      run: () => setLanguage(language === 'nl' ? 'en' : 'nl'),
    },
    ...(authenticated
      ? [
          {
            id: 'logout',
            label: t.logout,
            hint: t.palette.action,
            run: () => void logout().then(() => navigate(places.home)),
          },
        ]
      : []),
  ];
}
