import {useEffect, useState} from 'react';
import type {Scene} from './scenes';

export interface ScenePlayback {
  /** The index of the scene that is shown. */
  scene: number;
  isPlaying: boolean;
  /** Goes to a scene and pauses. */
  seek(scene: number): void;
  /** Starts or pauses. After the last scene it starts over. */
  toggle(): void;
}

/** Plays scenes one after another. Starts paused on the last scene, whose picture is complete. */
export function useScenes(scenes: Scene[]): ScenePlayback {
  const last = scenes.length - 1;
  const [scene, setScene] = useState(last);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (scene === last) setIsPlaying(false);
      else setScene(scene + 1);
    }, scenes[scene]?.durationMs);
    return () => clearTimeout(timer);
  }, [isPlaying, last, scene, scenes]);

  return {
    scene,
    isPlaying,
    seek(to) {
      setIsPlaying(false);
      setScene(to);
    },
    toggle() {
      if (!isPlaying && scene === last) setScene(0);
      setIsPlaying(!isPlaying);
    },
  };
}
