import clsx from 'clsx';
import {type DragEvent, type ReactNode, useRef, useState} from 'react';
import {buttonClass} from '../../components/Button';
import {facts} from '../../facts';
import {FileButton} from '../shared/FileButton';
import {FileName} from '../shared/FileName';
import {handOver} from '../shared/handover';
import lab from '../shared/lab.module.css';
import {RecordingFile} from '../shared/RecordingFile';
import {RecordButton} from '../shared/recorder/RecordButton';
import {type Recording, readRecording} from '../shared/recordings';
import {type Check, checkRecording} from './check';
import {announcementOf, Results} from './Results';
import {sampleCheck} from './sample';
import styles from './styles.module.css';

interface RecordingCheckProps {
  /** The fragment of the console on the same page that takes the recording. */
  console: string;
}

/** The recording as WAV, once it has been decoded. */
const converted = ({fileName, wav}: Check): Recording | undefined =>
  wav && {fileName: fileName.replace(/(\.\w+)?$/, '.wav'), bytes: wav};

/**
 * Checks a recording before it's sent: a new one from the microphone, or one of the reader's files. It starts with the
 * site's sample recording.
 */
export function RecordingCheck({console: fragment}: RecordingCheckProps): ReactNode {
  const [check, setCheck] = useState<Check>(sampleCheck);
  const [isChecking, setIsChecking] = useState(false);
  const [message, setMessage] = useState('');
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(0);

  /** Shows what is found in a recording, unless another one was chosen in the meantime. */
  const show = async (reading: Promise<Recording | string>) => {
    latest.current += 1;
    const turn = latest.current;
    setIsChecking(true);
    setMessage('Reading the recording.');
    const recording = await reading;
    const found = typeof recording === 'string' ? undefined : await checkRecording(recording);
    if (turn !== latest.current) return;
    setIsChecking(false);
    setMessage(found ? announcementOf(found) : String(recording));
    if (found) setCheck(found);
  };
  const take = (file: File) => void show(readRecording(file));
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isInside);
  };

  const wav = converted(check);
  return (
    <section
      className={clsx('gap-4 small leading-normal stack', lab.frame, lab.compact, styles.lab)}
      aria-label="Recording check"
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) take(file);
      }}
    >
      <div className={clsx('cluster', lab.row)} data-needs-script>
        <FileButton label="Choose a file" onFile={take} />
        <RecordButton
          longest={facts.docs.freeTier.audioSeconds}
          onFile={(bytes) => void show(Promise.resolve({fileName: 'recording.wav', bytes}))}
        >
          <p>Or drop a file here. The recording stays in this page.</p>
        </RecordButton>
      </div>
      <p className="anywhere baseline border-t cluster gap-1 gap-x-4 muted pt-4" aria-busy={isChecking || undefined}>
        <FileName name={check.fileName} />
        {check === sampleCheck && <span>The sample recording</span>}
        <span role="status">{message}</span>
      </p>
      <Results check={check} />
      {wav && (
        <div className={clsx('border-t cluster pt-4', lab.row)}>
          <RecordingFile recording={wav} isPlayable />
          <a
            className={buttonClass({variant: 'outline'})}
            href={fragment}
            onClick={() => {
              handOver(wav);
              // Following a link to the current fragment fires no event, so the console wouldn't notice.
              if (location.hash === fragment) window.dispatchEvent(new HashChangeEvent('hashchange'));
            }}
          >
            Send it in the console
          </a>
          <p className="muted tiny">
            WAV, 16 kHz, 16 bit, one channel. For the samples of this documentation, save it as <code>meeting.wav</code>
            .
          </p>
        </div>
      )}
    </section>
  );
}
