import { useLanguage } from '@stroomwerk/mfe-runtime';

/** A text that the AI-ops service writes: always Dutch, so an English page says so to who listens. */
export function ServerText({ children }: { children: string }) {
  const { language } = useLanguage();
  return language === 'nl' ? children : <span lang="nl">{children}</span>;
}
