import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {buttonClass} from '../../components/Button';
import {CopyButton} from '../../components/CopyButton';
import {brand} from '../../facts/brand';
import {consoleId} from '../../facts/routes';
import styles from './Endpoint.module.css';

interface EndpointProps {
  /** The HTTP method, or `WSS` for a stream. */
  method: string;
  path: string;
  /** The call's heading, by which its section is found in the page's Markdown. */
  title: string;
  /** The call's ID in the contract, if its console is on the page. */
  operation?: string;
}

/** Renders the method and the path of a call, with buttons that copy its address, or its whole section as Markdown. */
export function Endpoint({method, path, title, operation}: EndpointProps) {
  const {pathname} = useLocation();
  const base = method === 'WSS' ? brand.streamBase : brand.apiBase;
  return (
    <div className={clsx('cluster surface border rounded', styles.endpoint)} data-copied-after={base}>
      <span className="mono tiny" data-method={method}>
        {method}
      </span>{' '}
      <code className={clsx('plain py-3 tiny', styles.address)} data-scrolls="Address">
        {path}
      </code>
      <span className={clsx('row', styles.actions)}>
        {operation && (
          <a className={clsx(buttonClass({}), styles.try)} href={`#${consoleId(operation)}`} data-needs-script>
            Try it<span className="visually-hidden">{`: ${title}`}</span>
          </a>
        )}
        <CopyButton words="Copy URL" name={`Copy URL: ${title}`} />
        <CopyButton
          words="Markdown"
          icon="document"
          name={`Copy as Markdown: ${title}`}
          source={{href: `${pathname}.md#${encodeURIComponent(title)}`, title: 'View as Markdown'}}
        />
      </span>
    </div>
  );
}
