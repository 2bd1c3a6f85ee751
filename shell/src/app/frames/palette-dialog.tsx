import { logout, useAuth } from '@stroomwerk/auth-store';
import { places, useConsent, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { type CommandItem, CommandPalette } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagesFor, searchAddress } from '../../remotes/palette.js';
import { useReleases } from '../releases-context.js';
import { shellTexts } from '../texts.js';
import { chooseTheme, nextTheme, useTheme } from '../theme.js';
import { useWorkflowSearch } from './api/use-workflow-search.js';

/** `stays`: the palette is not left by it. */
type Command = CommandItem & { readonly run: () => void; readonly stays?: true };

/** Search and go: workflows, every page that the active releases declare, a search in those that take one, and actions. */
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
        const command = commands.find((one) => one.id === id);
        if (command?.stays !== true) leave();
        command?.run();
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
  const { reopen } = useConsent();
  const [attempt, setAttempt] = useState(0);
  const workflows = useWorkflowSearch(query, attempt);
  const go = (path: string) => () => void navigate(path);
  // The search knows typing errors: what it found is shown for what was typed, whatever its letters. It comes later, so
  // that pages and actions stand still above it, under whoever presses Enter.
  const keywords = query;
  return [
    ...pages.map((page) => ({
      id: page.path,
      label: page.label[language],
      hint: t.palette.page,
      run: go(page.path),
    })),
    ...(authenticated
      ? [
          {
            id: 'new automation',
            label: t.palette.newAutomation,
            hint: t.palette.action,
            run: go(`${places.afterLogin}?new=1`),
          },
        ]
      : []),
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
    { id: 'cookies', label: t.palette.cookies, hint: t.palette.action, run: reopen },
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
    ...workflows.found.map(({ slug, name, path }) => ({
      id: `workflow ${slug}`,
      label: name,
      hint: t.palette.workflow,
      keywords,
      run: go(path),
    })),
    ...(workflows.failed
      ? [
          {
            id: 'workflows again',
            label: t.palette.workflowsFailed,
            hint: t.palette.again,
            keywords,
            stays: true as const,
            run: () => setAttempt((before) => before + 1),
          },
        ]
      : []),
    ...pages.flatMap((page) => {
      const path = searchAddress(page, query);
      if (path === null) return [];
      const label = t.palette.searchIn(query.trim(), page.label[language]);
      return [{ id: `search ${page.path}`, label, hint: t.palette.search, run: go(path) }];
    }),
  ];
}
