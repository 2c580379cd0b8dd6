export const metadata = { title: 'Cam girls live', description: 'Girls who are live now.' };
export const viewport = { width: 'device-width', initialScale: 1 };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        {/* The site's own style sheets, copied into the public folder. */}
        <link rel="stylesheet" href="/site.css" />
        <link rel="stylesheet" href="/brand.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
