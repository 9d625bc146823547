import { clsx } from 'clsx';
import { useState } from 'react';

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  quiet?: boolean;
};

/** Fixed size, so the layout doesn't shift: the image if it loads, otherwise the initial. */
export function Avatar({ name, src, size = 'l', quiet = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const picture = src && src !== failedSrc ? src : undefined;
  const onArrival = (image: HTMLImageElement | null) => {
    // The image may have failed before hydration, so onError didn't fire.
    if (image?.complete && image.naturalWidth === 0 && src) setFailedSrc(src);
  };
  return (
    <span className={clsx('avatar', size !== 'l' && `avatar-${size}`, quiet && 'avatar-quiet')} aria-hidden="true">
      {picture ? (
        <img
          ref={onArrival}
          src={picture}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(picture)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

function initialOf(name: string): string {
  return (Array.from(name.replace(/^[_-]+/, ''))[0] ?? '').toUpperCase();
}
