// What remotes have of react-router-dom. A shared package is not tree-shaken, so the shell shares this list (14 KB gz)
// instead of all of it (60). Add a name here before a remote imports it.
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
