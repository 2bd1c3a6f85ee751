import { logout, useAuth } from '@stroomwerk/auth-store';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import type { UserMenu } from '@stroomwerk/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellTexts } from '../texts.js';
import { chooseTheme, storedTheme, type Theme } from '../theme.js';
import { useMenu } from './use-menu.js';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The account of whoever is signed in: their pages, the theme, the way out. Null for a visitor. */
export function useUserMenu(): UserMenu | null {
  const { user } = useAuth();
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const pages = useMenu('footer-account');
  const [theme, setTheme] = useState<Theme>('system');
  // The edge knows no theme; what was chosen here is read when the page is in the browser.
  useEffect(() => setTheme(storedTheme()), []);
  if (user === null) return null;
  const leave = async () => {
    await logout();
    await navigate(places.home);
  };
  return {
    name: user.full_name,
    email: user.email,
    items: [
      ...pages.map(({ href, label, current = false }) => ({ id: href, href, label, current })),
      ...themes.map((name, index) => ({
        id: `theme-${name}`,
        label: `${t.theme}: ${t.themes[name]}`,
        current: theme === name,
        divided: index === 0,
        onSelect: () => {
          chooseTheme(name);
          setTheme(name);
        },
      })),
      { id: 'logout', label: t.logout, divided: true, onSelect: () => void leave() },
    ],
  };
}
