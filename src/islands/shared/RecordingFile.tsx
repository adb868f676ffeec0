import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {buttonClass} from '../../components/Button';
import {Icon} from '../../components/Icon';
import lab from './lab.module.css';
import {headerOf, type Recording} from './recordings';

interface RecordingFileProps {
  recording: Recording;
  /** Whether there is something to hear. */
  isPlayable: boolean;
}

/** Renders a player for a recording, and a link that downloads its file. */
export function RecordingFile({recording, isPlayable}: RecordingFileProps): ReactNode {
  const {fileName, bytes, href} = recording;
  const {format} = headerOf(recording) ?? {};
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([new Uint8Array(bytes)], {type: format && `audio/${format.toLowerCase()}`}),
    );
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, format]);
  return (
    <span className={clsx('row', isPlayable && lab.player)}>
      {isPlayable && (
        // biome-ignore lint/a11y/useMediaCaption: it's what the reader has said, or silence.
        <audio controls src={url} aria-label={`Recording ${fileName}`} />
      )}
      <a
        className={buttonClass({variant: 'quiet'})}
        href={href ?? url}
        download={fileName}
        aria-label={`Download ${fileName}`}
        title="Download"
      >
        <Icon name="download" />
      </a>
    </span>
  );
}
