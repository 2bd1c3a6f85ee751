const loadingAhead =
  /return shouldPrefetch && !isAbsolute \? \/\* @__PURE__ \*\/ React\d+\.createElement\(React\d+\.Fragment, null, link, [^\n]+\) : link;/;

/**
 * Loader for react-router, which comes as one module: what nobody uses of it can be left out once its components are
 * marked as pure and not named for development tools afterwards. Its Link carries what loads pages of its framework mode
 * ahead, and throws without that mode's manifest; here the shell loads pages ahead, so the link is all there is.
 * @throws Error where the package no longer says it so: then see what a build of it holds, and adapt this
 */
export default function pureRouter(code: string): string {
  const holdsLink = code.includes('function PrefetchPageLinks(');
  if (holdsLink && !loadingAhead.test(code)) throw new Error('react-router’s Link is not written as it was');
  return code
    .replace(loadingAhead, 'return link;')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '');
}
