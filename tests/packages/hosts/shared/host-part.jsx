/** What the host has of its own: its look must not depend on our style sheet. */
export function HostPart({ children }) {
  return (
    <main id="host">
      <h1>Heading</h1>
      <p className="flex text-lg rounded-lg p-4 border">
        A paragraph with a <a href="#host">link to the start</a>, a <strong>word</strong> and{' '}
        <code>code</code>
      </p>
      <ul className="hidden absolute">
        <li>An entry</li>
      </ul>
      <hr />
      <button type="button" id="host-button">
        Button with styles
      </button>
      <button type="button" className="text-sm bg-primary" disabled>
        Button without styles
      </button>
      <label>
        Label <input placeholder="Placeholder" />
      </label>
      <select>
        <option>Choice</option>
      </select>
      <textarea defaultValue="Text" />
      <table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <img alt="" width="10" height="10" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      {children}
    </main>
  );
}
