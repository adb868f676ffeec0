import clsx from 'clsx';
import {Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {buttonClass} from '../../../components/Button';
import {Icon} from '../../../components/Icon';
import lab from '../lab.module.css';
import styles from './styles.module.css';

interface OpenerProps {
  /** What the button says while the lab is closed, such as "Try it". */
  label: string;
  /** What the lab is for, which screen readers read after the button's text. */
  name: string;
  /** What the lab does, in a sentence beside the button. */
  hint: string;
  /** What is beside the name of the open lab. */
  detail?: ReactNode;
  /** The ID of the lab. A fragment with this ID opens it, and can have more after a `?`. */
  id?: string;
  /** The lab. It isn't rendered before it's opened, and keeps its state while it's closed. */
  children: ReactNode;
}

/** Returns whether the page's address leads to a lab. */
const isAddressed = (id?: string) => location.hash.split('?')[0] === `#${id}`;

/**
 * Renders a lab that is closed until the reader opens it. Its button and Escape close it, and return the focus to the
 * link that leads to it, or to its button. In the reference, all labs start closed, so that its calls stay short to read
 * and its page stays small.
 */
export function Opener({label, name, hint, detail, id, children}: OpenerProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    const openAddressed = () => {
      if (!isAddressed(id)) return;
      setIsOpen(true);
      root.current?.scrollIntoView();
    };
    openAddressed();
    window.addEventListener('hashchange', openAddressed);
    return () => window.removeEventListener('hashchange', openAddressed);
  }, [id]);

  // An opened lab begins below the header, so that as much of it as possible is in view.
  useLayoutEffect(() => {
    if (isOpen) root.current?.scrollIntoView();
  }, [isOpen]);

  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen) return;
    (document.querySelector<HTMLElement>(`a[href="#${id}"]`) ?? root.current?.querySelector('button'))?.focus();
    // Following a link to the current fragment fires no event, so it wouldn't open the lab again.
    if (isAddressed(id)) history.replaceState(history.state, '', location.pathname + location.search);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button in it.
    <div
      className={clsx('small leading-normal', isOpen && styles.open)}
      id={id}
      ref={root}
      data-needs-script
      onKeyDown={({key, nativeEvent}) => isOpen && key === 'Escape' && !nativeEvent.isComposing && toggle()}
    >
      <div className={clsx('cluster', lab.row, styles.head)}>
        <button
          type="button"
          className={isOpen ? clsx('icon-button', styles.close) : buttonClass({variant: 'outline'})}
          aria-expanded={isOpen ?? false}
          onClick={toggle}
        >
          {isOpen && <Icon name="close" />}
          <span className={clsx(isOpen && 'visually-hidden')}>{isOpen ? 'Close' : label}</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </button>
        {isOpen && <strong>{name}</strong>}
        {isOpen && detail}
        <span className="muted tiny">{hint}</span>
      </div>
      {isOpen !== undefined && <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>}
    </div>
  );
}
